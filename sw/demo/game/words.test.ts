import { expect, it } from 'vitest'
import { money } from '@/contract/values/money'
import type { ShownBet } from './gameServer'
import { followBets, outcomeOf, sayDecided, sayPaid } from './words'

it.each([
  ['0', '未中奖', '投注 ¥ 10.00'],
  ['0.01', '派彩 ¥ 0.01', '投注 ¥ 10.00 · 净输 ¥ 9.99'],
  ['9.99', '派彩 ¥ 9.99', '投注 ¥ 10.00 · 净输 ¥ 0.01'],
  ['10', '退回本金', '投注 ¥ 10.00'],
])('a payout of %s for a stake of 10 is no win', (win, text, note) => {
  expect(sayPaid('', money('10'), money(win))).toEqual({ text, tone: '', note })
})

it('only a payout above the stake is a win', { tags: ['D74', 'D40'] }, () => {
  expect(sayPaid('', money('10'), money('10.01'))).toEqual({
    text: '派彩 ¥ 10.01',
    tone: 'win',
    note: '投注 ¥ 10.00 · 净赢 ¥ 0.01',
  })
})

const bet = (bet_amount: string, win_loss: string, status: ShownBet['status'] = 'settled'): ShownBet => ({
  bet_id: bet_amount,
  Code: '百家乐',
  playname: '庄',
  playmemo: '第1局',
  bet_amount: money(bet_amount),
  win_loss: money(win_loss),
  status,
})

it.each([
  ['nothing', [], null],
  ['a win', [bet('10', '9')], '庄 第1局，派彩 ¥ 19.00 · 投注 ¥ 10.00 · 净赢 ¥ 9.00'],
  ['a void one', [bet('10', '0', 'invalid')], '庄 第1局，注单无效，已退回本金 · 投注 ¥ 10.00'],
  [
    'a win and a loss',
    [bet('10', '9'), bet('20', '-20')],
    '2注已结算，派彩 ¥ 19.00 · 投注 ¥ 30.00 · 净输 ¥ 11.00',
  ],
  ['losses', [bet('10', '-10'), bet('20', '-20')], '2注已结算，未中奖 · 投注 ¥ 30.00'],
])('bets decided together are said as one sum: %s', (_, bets, told) => {
  const said = sayDecided(bets)
  expect(said && `${said.text} · ${said.note}`).toBe(told)
})

it('a bet placed in the last second and decided before the next read is told with the others', () => {
  const show = followBets()
  const [earlier, late] = [bet('10', '9'), bet('20', '-20')]
  expect(show([{ ...earlier, status: 'unsettled' }])).toEqual([])
  expect(show([late, earlier], true)).toEqual([late, earlier])
  expect(show([late, earlier])).toEqual([])
})

it('a payout of exactly the stake is no tie in the list of bets', { tags: 'D40' }, () => {
  expect(outcomeOf(bet('10', '0'))).toEqual(['平 ¥ 0.00', 'open'])
})
