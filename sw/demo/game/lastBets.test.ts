import { expect, it } from 'vitest'
import { money } from '@/contract/money'
import { sayPaid } from './lastBets'

it.each([
  ['0', '未中奖', '投注 ¥ 10.00'],
  ['0.01', '派彩 ¥ 0.01', '投注 ¥ 10.00 · 净输 ¥ 9.99'],
  ['9.99', '派彩 ¥ 9.99', '投注 ¥ 10.00 · 净输 ¥ 0.01'],
  ['10', '退回本金', '投注 ¥ 10.00'],
])('a payout of %s for a stake of 10 is no win [D74] [D40]', (win, text, note) => {
  expect(sayPaid('', money('10'), money(win))).toEqual({ text, tone: '', note })
})

it('only a payout above the stake is a win [D74] [D40]', () => {
  expect(sayPaid('', money('10'), money('10.01'))).toEqual({
    text: '派彩 ¥ 10.01',
    tone: 'win',
    note: '投注 ¥ 10.00 · 净赢 ¥ 0.01',
  })
})
