import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { coinOf, isPending, listBets, listTransactions } from './records'

const wayOf = (pay_way: unknown) => z.decode(listTransactions.data, [{ pay_way }]).data[0]!.pay_way

it.each([
  ['Bank card', '银行卡'],
  ['Alipay', '支付宝'],
  ['WeChat', '微信'],
  ['Wallet', '钱包'],
  [' wechat ', '微信'],
  ['antoken-TRC20', '钱包APP-TRC20'],
  ['USDT-TRC20', 'USDT-TRC20'],
  ['AG真人', 'AG真人'],
  ['constructor', 'constructor'],
  [null, ''],
])('reads the way of payment %j as %j', (sent, read) => {
  expect(wayOf(sent)).toBe(read)
})

it('withdrawals over a chain are in coin, deposits in yuan', { tags: 's2-5.5.4' }, () => {
  const coins = (type: 1 | 2 | 4) =>
    ['USDT-TRC20', 'USDT-ERC20', 'USDT', '钱包APP-TRC20', '银行卡', '汇旺', ''].map((pay_way) =>
      coinOf(type, { pay_way }),
    )
  expect(coins(2)).toEqual(['USDT', 'USDT', 'USDT', 'USDT', null, null, null])
  expect(new Set([...coins(1), ...coins(4)])).toEqual(new Set([null]))
})

it('a bet without a game keeps its venue’s code', { tags: 'D16' }, () => {
  const { data } = z.decode(listBets.data, {
    data: [
      {
        bet_id: 'B1023',
        bet_time: '2026-11-17 16:21:27',
        platform_type: 'ag',
        bet_amount: 123,
        win_loss: -20.5,
        status: 1,
        Code: '',
      },
    ],
    total: 1,
  })
  expect(data[0]).toMatchObject({ Code: '', playname: '', platform_type: 'ag', win_loss: '-20.5' })
})

it('pending orders await review, pending transfers settlement', { tags: ['s2-4.3', 's2-4.4'] }, () => {
  const waiting = (type: 1 | 2 | 3 | 4) => [0, 1, 2, 3, null].filter((state) => isPending(type, { state }))
  expect([waiting(1), waiting(2), waiting(3), waiting(4)]).toEqual([[1], [1], [2], [2]])
})
