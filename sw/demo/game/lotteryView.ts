import { element } from '../page'
import { shownOf } from './gameServer'
import { group, lines, part, press, pressButton, roundClock } from './pieces'
import type { MakeView } from './view'

const SHOWN = 10
const SUMS = ['大', '小', '单', '双']

/** A lottery with a draw each minute. */
export const lotteryView: MakeView = ({ table, rules }) => {
  const clock = roundClock()
  const issue = element('p', 'issue', '')
  const last = element('div', 'felt')
  const offers = element('div', 'offers')
  const history = element('ol', 'draws')
  table.replaceChildren(issue, clock.root, last, offers)
  // Below the stake, which stays near the picks.
  rules.parentElement?.before(part('past', '开奖记录', [history]))

  let picked = ''
  let round = 0
  let closesAt = 0
  let endsAt = 0
  let newest = ''
  const buttons = new Map<string, HTMLButtonElement>()

  const balls = (numbers: number[]) => {
    const row = element('p', 'balls')
    row.append(...numbers.map((number) => element('span', 'ball', String(number))))
    return row
  }
  const offer = (pick: string, odds: string) => {
    const button = pressButton(pick, odds, () => {
      picked = pick
      press(buttons, pick)
    })
    buttons.set(pick, button)
    return button
  }

  return {
    words: { start: '下注', name: '下注', prompt: '选择投注项和金额，按“下注”', busy: '提交中…' },
    show: (state) => {
      const { low, high, summed, big, odds, draws, issue: current, ...times } = shownOf('lottery', state)
      ;({ round, closesAt, endsAt } = times)
      issue.textContent = `第 ${current} 期`
      if (buttons.size === 0) {
        const numbers = Array.from({ length: high - low + 1 }, (_, index) => String(low + index))
        offers.replaceChildren(
          group(
            'bets-grid',
            summed === 2 ? '前两位总和' : '总和',
            SUMS.map((pick, index) => offer(pick, odds[index] ?? '')),
          ),
          element('h2', 'label', `首位号码 赔率 ${odds[4]}`),
          group(
            'numbers',
            '首位号码',
            numbers.map((number) => offer(number, '')),
          ),
        )
        rules.replaceChildren(
          lines([
            '每分钟开奖一期，开奖前 10 秒封盘。',
            `总和为${summed === 2 ? '前两位' : '全部'}号码之和，${big} 及以上为大，其余为小；赔率含本金：${SUMS.map((pick, index) => `${pick} ${odds[index]}`).join('，')}，首位号码 ${odds[4]}。`,
            '返还率 95.5 % 至 96.3 %，按投注项不同。',
          ]),
        )
      }
      const [first] = draws
      if (!first || first.issue === newest) return
      newest = first.issue
      last.replaceChildren(element('p', 'issue', `第 ${first.issue} 期开奖`), balls(first.numbers))
      history.replaceChildren(
        ...draws.slice(0, SHOWN).map((each) => {
          const row = element('li', '')
          const sum = each.numbers.slice(0, summed).reduce((total, number) => total + number, 0)
          row.append(
            element('span', '', each.issue),
            element('span', 'num', each.numbers.join(' ')),
            element('span', '', `和 ${sum}`),
          )
          return row
        }),
      )
    },
    picks: () => (picked === '' ? '请先选择投注项' : { picks: [picked], round }),
    tick: (now) =>
      now < closesAt ? clock.show('距封盘', closesAt - now) : clock.show('已封盘，距开奖', endsAt - now),
  }
}
