import { dragonWinner } from '../../games/dragon'
import { LIVE_TABLES } from '../../db/seed/halls'
import { element } from '../page'
import type { GameState } from './gameServer'
import { shownOf } from './gameServer'
import { group, handOf, lines, part, press, pressButton, roundClock } from './pieces'
import type { MakeView } from './view'

const RED = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]
const colourOf = (number: number) => (number === 0 ? 'zero' : RED.includes(number) ? 'red' : 'black')
const COLOURS = { zero: '绿', red: '红', black: '黑' }

const WINNERS: Record<string, [name: string, tone: string]> = {
  dragon: ['龙', 'red'],
  tiger: ['虎', 'black'],
  same: ['和', 'zero'],
}
const winnerOf = (cards: [number, number]) => WINNERS[dragonWinner(cards)] ?? ['', '']

/** The hall's tables, in rounds of 30 s, the same in every window. */
export const liveView: MakeView = ({ table, rules }) => {
  const clock = roundClock()
  let tabs = new Map<string, HTMLButtonElement>()
  const choice = element('div', '')
  const felt = element('div', 'felt')
  const offers = element('div', 'offers')
  const history = element('ol', 'history')
  table.replaceChildren(choice, clock.root, felt, offers, part('past', '近 20 局', [history]))

  let shown = ''
  let picked = ''
  let round = 0
  let closesAt = 0
  let endsAt = 0
  let latest: GameState | null = null
  let buttons = new Map<string, HTMLButtonElement>()

  const turnTo = (id: string) => {
    shown = id
    picked = ''
    press(tabs, id)
    if (!latest) return
    drawOffers(latest)
    draw(latest)
  }
  const choose = (pick: string) => {
    picked = pick
    press(buttons, pick)
  }

  const drawOffers = (state: GameState) => {
    const { baccarat, dragon, roulette } = shownOf('live', state)
    buttons = new Map()
    const offer = (pick: string, name: string, odds: string) => {
      const button = pressButton(name, odds, () => choose(pick))
      buttons.set(pick, button)
      return button
    }
    if (shown !== 'roulette') {
      const bets = (shown === 'dragon' ? dragon : baccarat).bets.map(({ pick, name, odds }) =>
        offer(pick, name, odds),
      )
      offers.replaceChildren(group('bets-grid', '投注项', bets))
      return
    }
    const outside = roulette.bets.filter(({ pick }) => pick !== 'n')
    const numbers = Array.from({ length: 37 }, (_, number) => {
      const button = offer(`n${number}`, String(number), '')
      button.classList.add(colourOf(number))
      button.setAttribute('aria-label', `${number} 号 ${COLOURS[colourOf(number)]}`)
      return button
    })
    offers.replaceChildren(
      group(
        'bets-grid',
        '投注项',
        outside.map(({ pick, name, odds }) => offer(pick, name, odds)),
      ),
      group('numbers', '单号', numbers),
    )
  }

  const draw = (state: GameState) => {
    const { lastIssue, baccarat, dragon, roulette } = shownOf('live', state)
    const title = element('p', 'issue', `第 ${lastIssue} 局结果`)
    if (shown === 'baccarat') {
      const { player, banker, points } = baccarat.hand
      const winner = points[0] === points[1] ? '和' : points[0] > points[1] ? '闲赢' : '庄赢'
      const hands = element('div', 'hands')
      hands.append(handOf('闲', player, `${points[0]} 点`), handOf('庄', banker, `${points[1]} 点`))
      felt.replaceChildren(title, hands, element('p', 'winner', winner))
      history.replaceChildren(
        ...baccarat.history.map(([ours, theirs]) => {
          const word = ours === theirs ? '和' : ours > theirs ? '闲' : '庄'
          const tone = { 和: 'zero', 闲: 'black', 庄: 'red' }[word]
          return element('li', tone ?? '', word)
        }),
      )
      return
    }
    if (shown === 'dragon') {
      const [last = [0, 0]] = dragon.history
      const [winner] = winnerOf(last)
      const hands = element('div', 'hands')
      hands.append(handOf('龙', [last[0]], ''), handOf('虎', [last[1]], ''))
      felt.replaceChildren(title, hands, element('p', 'winner', winner === '和' ? winner : `${winner}赢`))
      history.replaceChildren(
        ...dragon.history.map((cards) => {
          const [word, tone] = winnerOf(cards)
          return element('li', tone, word)
        }),
      )
      return
    }
    const [number = 0] = roulette.history
    const ball = element('p', `ball ${colourOf(number)}`, String(number))
    felt.replaceChildren(title, ball, element('p', 'winner', COLOURS[colourOf(number)]))
    history.replaceChildren(...roulette.history.map((each) => element('li', colourOf(each), String(each))))
  }

  const tellRules = (state: GameState) => {
    const { tables, baccarat, dragon, roulette } = shownOf('live', state)
    const odds = (bets: { name: string; odds: string }[]) =>
      bets.map(({ name, odds: each }) => `${name} ${each}`).join('，')
    const told: Record<string, string> = {
      baccarat: `百家乐赔率（含本金）：${odds(baccarat.bets)}；开和时庄、闲退回本金。`,
      dragon: `龙虎各一张，比点数：A 最小，K 最大。赔率（含本金）：${odds(dragon.bets)}；开和时龙、虎退回本金。`,
      roulette: `轮盘赔率（含本金）：${odds(roulette.bets)}；0 至 36 共 37 个号码，1 至 18 为小，19 至 36 为大，每 12 个号码为一打，0 只计单号。`,
    }
    rules.replaceChildren(
      lines([
        '每 30 秒一局，前 20 秒接受投注，随后开局；同一场馆所有窗口看到同一局。',
        ...tables.map((id) => told[id] ?? ''),
        '返还率 95.2 % 至 96.7 %，按投注项不同。',
      ]),
    )
  }

  return {
    words: { start: '下注', name: '下注', prompt: '选择投注项和金额，按“下注”', busy: '提交中…' },
    show: (state) => {
      const now = shownOf('live', state)
      ;({ round, closesAt, endsAt } = now)
      latest = state
      if (shown === '') {
        tellRules(state)
        tabs = new Map(now.tables.map((id) => [id, pressButton(LIVE_TABLES[id] ?? '', '', () => turnTo(id))]))
        choice.replaceChildren(group('tabs', '牌桌', [...tabs.values()]))
        turnTo(now.tables[0] ?? 'baccarat')
        return
      }
      draw(state)
    },
    picks: () => (picked === '' ? '请先选择投注项' : { picks: [picked], round }),
    tick: (now) =>
      now < closesAt ? clock.show('距封盘', closesAt - now) : clock.show('已封盘，距下一局', endsAt - now),
  }
}
