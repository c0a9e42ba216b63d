import { multiply, roundDown } from '@/contract/values/arithmetic'
import { formatDateTime } from '@/contract/values/beijing'
import { money } from '@/contract/values/money'
import type { ShownFixture } from '../../games/shown'
import { element, plain } from '../page'
import { shownOf, type GameState } from './gameServer'
import { group, lines, part, press, pressButton } from './pieces'
import type { MakeView } from './view'

/** One pick of the slip; the odds are those on screen when it was picked. */
type Leg = { key: string; match: string; market: string; words: string; odds: string }
type Row = { root: HTMLElement; buttons: Map<string, HTMLButtonElement>; score: HTMLElement }

/** The odds of a slip, as the server counts them. */
const totalOf = (legs: Leg[]): string =>
  roundDown(
    legs.reduce(
      (product, { odds }, index) => multiply(multiply(product, money(odds)), index > 0 ? 1.04 : 1),
      money('1'),
    ),
  )

/** Sports and e-sports: a list of matches and a slip. */
export const sportsView: MakeView = ({ table, rules }) => {
  const tabs = element('div', '')
  const list = element('div', 'matches')
  const slip = element('ul', 'slip')
  const total = element('p', 'total', '')
  table.replaceChildren(tabs, list, part('slip-part', '投注单', [slip, total]))

  let chosen = ''
  let legs: Leg[] = []
  let most = 4
  let latest: GameState | null = null
  let disciplines = new Map<string, HTMLButtonElement>()
  let rows = new Map<string, Row>()
  let shownFor = ''

  const drawSlip = () => {
    slip.replaceChildren(
      ...(legs.length === 0 ? [element('li', 'none', '点选赔率加入投注单')] : []),
      ...legs.map((leg) => {
        const row = element('li', '')
        const drop = document.createElement('button')
        drop.type = 'button'
        drop.textContent = '移除'
        drop.setAttribute('aria-label', `移除 ${leg.words}`)
        drop.addEventListener('click', () => {
          const next = drop.closest('li')?.nextElementSibling?.querySelector('button')
          pick(leg)
          if (!next) table.querySelector<HTMLElement>('.matches button')?.focus()
        })
        row.append(element('span', 'words', `${leg.words} @${leg.odds}`), drop)
        return row
      }),
    )
    total.textContent = legs.length > 1 ? `${legs.length} 串 1，总赔率 ${totalOf(legs)}，每多一场加 4 %` : ''
    for (const { buttons } of rows.values())
      for (const [key, button] of buttons)
        button.setAttribute('aria-pressed', String(legs.some((leg) => leg.key === key)))
  }

  const pick = (leg: Leg) => {
    const isPicked = legs.some(({ key }) => key === leg.key)
    legs = legs.filter(({ match }) => match !== leg.match)
    if (!isPicked && legs.length < most) legs = [...legs, leg]
    drawSlip()
  }

  const rowOf = (id: string, { number, league, home, away, kickoff, odds }: ShownFixture): Row => {
    const match = `${id}.${number}`
    const buttons = new Map(
      odds.map(({ market, name, price }) => {
        const key = `${match}.${market}`
        const button = pressButton(name, price, () => {
          const now = button.querySelector('.odds')?.textContent ?? price
          pick({ key, match, market, words: `${home}-${away} ${name}`, odds: now })
        })
        button.setAttribute('aria-label', `${home}-${away} ${name} ${price}`)
        return [key, button] as const
      }),
    )
    const root = element('li', '')
    const score = element('p', 'score', '')
    const words = element('div', 'words')
    words.append(
      element('p', 'quiet', `${league} · ${formatDateTime(kickoff).slice(5, 16)}`),
      element('p', 'clubs', `${home} - ${away}`),
    )
    root.append(words, buttons.size > 0 ? group('prices', `${home}-${away}`, [...buttons.values()]) : score)
    return { root, buttons, score }
  }

  /** Odds change in place, so that a focused button keeps the focus. */
  const drawMatches = (state: GameState) => {
    const { disciplines: all } = shownOf('sports', state)
    const found = all.find(({ id }) => id === chosen) ?? all[0]
    if (!found) return
    const told = `${found.id} ${found.fixtures.map(({ number, odds }) => `${number}${odds.length > 0}`).join()}`
    if (told !== shownFor) {
      shownFor = told
      const hadFocus = list.contains(document.activeElement)
      rows = new Map(found.fixtures.map((each) => [`${found.id}.${each.number}`, rowOf(found.id, each)]))
      const of = (isOpen: boolean) =>
        found.fixtures.flatMap(({ number, odds }) => {
          const row = rows.get(`${found.id}.${number}`)
          return row && odds.length > 0 === isOpen ? [row.root] : []
        })
      const listOf = (content: HTMLElement[]) => {
        const made = element('ul', 'fixtures')
        made.append(...content)
        return made
      }
      list.replaceChildren(
        part('ahead', '即将开赛', [listOf(of(true))]),
        part('behind', '进行中与已结束', [listOf(of(false).toReversed())]),
      )
      if (hadFocus) list.querySelector<HTMLElement>('button')?.focus()
    }
    for (const { number, odds, score } of found.fixtures) {
      const row = rows.get(`${found.id}.${number}`)
      if (!row) continue
      row.score.textContent = score === '' ? '进行中' : score
      for (const { market, price: quote } of odds) {
        const key = `${found.id}.${number}.${market}`
        const button = row.buttons.get(key)
        const shown = button?.querySelector('.odds')
        if (!button || !shown || shown.textContent === quote) continue
        button.setAttribute('aria-label', (button.getAttribute('aria-label') ?? '').replace(/\S+$/, quote))
        button.dataset.moved = Number(quote) > Number(shown.textContent) ? 'up' : 'down'
        shown.textContent = quote
      }
    }
    // A match that has begun takes no bets.
    const open = new Set(
      all.flatMap(({ id, fixtures }) =>
        fixtures.flatMap(({ number, odds }) => (odds.length > 0 ? [`${id}.${number}`] : [])),
      ),
    )
    legs = legs.filter(({ match }) => open.has(match))
    for (const { id, fixtures } of all)
      for (const { number, odds } of fixtures)
        for (const { market, price } of odds)
          legs = legs.map((leg) => (leg.key === `${id}.${number}.${market}` ? { ...leg, odds: price } : leg))
    drawSlip()
  }

  const turnTo = (id: string) => {
    chosen = id
    press(disciplines, id)
    if (latest) drawMatches(latest)
  }

  return {
    words: { start: '下注', name: '下注', prompt: '点选赔率加入投注单，按“下注”', busy: '提交中…' },
    show: (state) => {
      latest = state
      const { disciplines: all, first, legs: longest, most: paid } = shownOf('sports', state)
      most = longest
      if (chosen === '') {
        disciplines = new Map(all.map(({ id, name }) => [id, pressButton(name, '', () => turnTo(id))]))
        tabs.replaceChildren(group('tabs', '项目', [...disciplines.values()]))
        rules.replaceChildren(
          lines([
            `虚构俱乐部的短赛：${all.some(({ id }) => id === 'football') ? '足球每 30 分钟一场，其他项目' : '每个项目'}每小时一场，开赛前接受投注，开赛 5 分钟后出结果并结算。`,
            `赔率含本金，每 20 秒变动；单场返还率约 95.5 % 至 96.5 %。串关 2 至 ${longest} 场，每多一场总赔率加 4 %，平均返还率约 95.5 %。`,
            `赛事取消：单场注单无效并退回本金，串关按其余场次计。每单最高派彩${plain(paid)}元。`,
          ]),
        )
        turnTo(all.some(({ id }) => id === first) ? first : (all[0]?.id ?? ''))
        return
      }
      drawMatches(state)
    },
    picks: () =>
      legs.length === 0 ? '请先点选赔率' : { picks: legs.map(({ key, odds }) => `${key}@${odds}`) },
    tell: (_bet, isOld) => {
      if (isOld) return
      legs = []
      drawSlip()
    },
  }
}
