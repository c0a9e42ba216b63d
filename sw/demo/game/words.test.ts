import { expect, it } from 'vitest'
import { money } from '@/contract/values/money'
import { sayDecided, sayPaid } from './words'

it.each([
  ['0', '未中奖，净输 ¥ 10.00'],
  ['0.01', '派彩 ¥ 0.01，净输 ¥ 9.99'],
  ['9.99', '派彩 ¥ 9.99，净输 ¥ 0.01'],
  ['10', '退回本金'],
])('a payout of %s for a stake of 10 is no win', (win, text) => {
  expect(sayPaid('', money('10'), money(win))).toEqual({ text, tone: '', note: '投注 ¥ 10.00' })
})

it('only a payout above the stake is a win', { tags: ['D74', 'D40'] }, () => {
  expect(sayPaid('', money('10'), money('10.01'))).toEqual({
    text: '派彩 ¥ 10.01，净赢 ¥ 0.01',
    tone: 'win',
    note: '投注 ¥ 10.00',
  })
})

const bet = (bet_amount: string, win_loss: string) => ({
  playname: '庄',
  playmemo: '第1局',
  bet_amount: money(bet_amount),
  win_loss: money(win_loss),
})

it.each([
  ['nothing', [], null],
  ['a win', [bet('10', '9')], '庄 第1局，派彩 ¥ 19.00，净赢 ¥ 9.00 · 投注 ¥ 10.00'],
  ['a void one', [bet('10', '0')], '庄 第1局，退回本金 · 投注 ¥ 10.00'],
  [
    'a win and a loss',
    [bet('10', '9'), bet('20', '-20')],
    '2注已结算，派彩 ¥ 19.00，净输 ¥ 11.00 · 投注 ¥ 30.00',
  ],
  ['losses', [bet('10', '-10'), bet('20', '-20')], '2注已结算，未中奖，净输 ¥ 30.00 · 投注 ¥ 30.00'],
])('bets decided together are said as one sum: %s', (_, bets, told) => {
  const said = sayDecided(bets)
  expect(said && `${said.text} · ${said.note}`).toBe(told)
})
