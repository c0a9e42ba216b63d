import { element } from '../page'
import { resultOf, shownOf } from './gameServer'
import { group, handOf, lines, press, pressButton } from './pieces'
import type { MakeView } from './view'

/** Three cards against the house. */
export const boardsView: MakeView = ({ table, rules }) => {
  const felt = element('div', 'felt')
  const hands = element('div', 'hands')
  const offers = element('div', 'offers')
  felt.append(element('p', 'issue', '三张比牌'), hands)
  table.replaceChildren(felt, offers)
  hands.append(handOf('闲家', [], '\u00a0'), handOf('庄家', [], '\u00a0'))

  let picked = ''
  const buttons = new Map<string, HTMLButtonElement>()
  return {
    words: { start: '发牌', name: '发牌', prompt: '选择投注项和金额，按“发牌”', busy: '发牌中…' },
    show: (state) => {
      if (buttons.size > 0) return
      const { bets } = shownOf('boards', state)
      for (const { pick, name, odds } of bets)
        buttons.set(
          pick,
          pressButton(name, odds, () => {
            picked = pick
            press(buttons, pick)
          }),
        )
      offers.replaceChildren(group('bets-grid', '投注项', [...buttons.values()]))
      rules.replaceChildren(
        lines([
          '一副牌，闲家庄家各三张，按散牌、对子、顺子、同花、同花顺、豹子由小到大；同类比点数，不比花色。',
          `赔率（含本金）：${bets.map(({ name, odds }) => `${name} ${odds}`).join('，')}；平局退回本金。`,
          '每局重新洗牌。返还率 96.0 % 至 96.1 %，按投注项不同。',
        ]),
      )
    },
    picks: () => (picked === '' ? '请先选择投注项' : { picks: [picked] }),
    setBusy: (isBusy) => felt.classList.toggle('dealing', isBusy),
    tell: (bet) => {
      const { player, house, hands: names } = resultOf('boards', bet)
      hands.replaceChildren(handOf('闲家', player, names[0]), handOf('庄家', house, names[1]))
    },
  }
}
