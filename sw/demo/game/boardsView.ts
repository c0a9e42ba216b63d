import { element } from '../page'
import { resultOf, shownOf } from './gameServer'
import { group, handOf, lines, press, pressButton } from './pieces'
import type { MakeView } from './view'

/** The rules of each game, and its returns in percent. */
const RULES: Record<string, [rules: string, returns: string]> = {
  zjh: [
    '一副牌，闲家庄家各三张，按散牌、对子、顺子、同花、同花顺、豹子由小到大；同类比点数，不比花色。',
    '96.0 % 至 96.1 %',
  ],
  niu: [
    '一副牌，闲家庄家各五张。任三张点数之和为 10 的倍数即有牛，其余两张之和的个位为牛几，个位为零是牛牛；10、J、Q、K 计 10 点，A 计 1 点。同牛比最大单张，先比点数（K 最大）再比黑桃、红心、方块、梅花。',
    '96.0 % 至 96.1 %',
  ],
  sangong: [
    '一副牌，闲家庄家各三张，比点数之和的个位；10、J、Q、K 计 10 点，A 计 1 点。三张都是 J、Q、K 为三公，大过 9 点。',
    '95.6 % 至 96.4 %',
  ],
  dan: ['一副牌，闲家庄家各一张，比点数：2 最小，A 最大，不比花色。', '95.9 % 至 96.3 %'],
}

/** A card game against the house. */
export const boardsView: MakeView = ({ table, rules }) => {
  const felt = element('div', 'felt')
  const hands = element('div', 'hands')
  const offers = element('div', 'offers')
  const title = element('p', 'issue', '')
  felt.append(title, hands)
  table.replaceChildren(felt, offers)

  let picked = ''
  const buttons = new Map<string, HTMLButtonElement>()
  return {
    words: { start: '发牌', name: '发牌', prompt: '选择投注项和金额，按“发牌”', busy: '发牌中…' },
    show: (state) => {
      if (buttons.size > 0) return
      const { bets, cards, name: word, variant } = shownOf('boards', state)
      title.textContent = word
      hands.replaceChildren(handOf('闲家', [], '\u00a0', cards), handOf('庄家', [], '\u00a0', cards))
      const [text = '', returns = ''] = RULES[variant] ?? RULES.zjh ?? []
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
          text,
          `赔率（含本金）：${bets.map(({ name, odds }) => `${name} ${odds}`).join('，')}；${variant === 'niu' ? '没有平局' : '平局时闲家、庄家退回本金'}。`,
          `每局重新洗牌。返还率 ${returns}，按投注项不同。`,
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
