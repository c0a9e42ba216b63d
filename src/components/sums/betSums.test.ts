import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { listBets } from '@/contract/records'
import { money } from '@/contract/values/money'
import { betSums, openText, resultOf, resultText, voidText } from './betSums'

const { data: bets } = z.decode(listBets.data, [
  { bet_amount: '0.1', win_loss: '0.2', status: 1 },
  { bet_amount: '0.2', win_loss: '-1234567.89', status: 1 },
  { bet_amount: '7', win_loss: '0', status: 1 },
  { bet_amount: '100', win_loss: '100', status: 0 },
  { bet_amount: null, win_loss: '5', status: 0 },
  { bet_amount: '50', win_loss: '-50', status: 2 },
  { bet_amount: '0.3', win_loss: null, status: 1 },
  { bet_amount: null, win_loss: null, status: 9 },
])

it(
  'all but void bets count with their stake, settled ones with their result, exactly',
  { tags: 'D70' },
  () => {
    expect(betSums(bets)).toEqual({
      count: 6,
      stakes: '57.6',
      open: 3,
      openStakes: '50.3',
      won: '0.2',
      lost: '1234567.89',
      net: '-1234567.69',
      payouts: '-1234560.39',
      voids: 2,
      returned: '100',
    })
    expect(betSums([])).toMatchObject({ count: 0, stakes: '0', open: 0, net: '0', payouts: '0' })
  },
)

it('says how many bets a result or a sum leaves out', () => {
  expect([openText(betSums(bets)), voidText(betSums(bets))]).toEqual([
    '另有3笔未结算',
    '不含2笔无效注单（退回 ¥ 100.00）',
  ])
  expect([openText(betSums([])), voidText(betSums([]))]).toEqual([null, null])
})

it('an open bet has no result, whatever the server sends', { tags: 's2-4.2' }, () => {
  expect(bets.map(resultOf)).toEqual(['0.2', '-1234567.89', '0', null, null, null, null, null])
})

it('a result says in words whether it is won or lost, and what is open', { tags: 'D74' }, () => {
  const told = (net: string, open = 0) => resultText({ ...betSums([]), net: money(net), open })
  expect([told('-12.5', 2), told('0'), told('-0.00'), told('1234')]).toEqual([
    '输 ¥ 12.50，另有2笔未结算',
    '¥ 0.00',
    '¥ 0.00',
    '赢 ¥ 1,234.00',
  ])
})
