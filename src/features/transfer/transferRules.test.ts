import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { MAIN_WALLET } from '@/contract/wallet'
import {
  emptyTransfer,
  toTransfer,
  transferSchema,
  venueTransferSchema,
  walletOptions,
  type TransferValues,
} from './transferRules'

const failuresOf = (values: TransferValues) =>
  (z.safeParse(transferSchema, values).error?.issues ?? []).map(({ path, message }) => [path[0], message])
const venues = [
  { platname: 'AG', name: 'AG国际厅' },
  { platname: 'BG', name: 'BG真人厅' },
]

it.each([
  ['one wallet on both sides', { from: 'AG', to: 'AG', amount: '' }, 'to', '不支持同平台转账'],
  ['two venues', { from: 'AG', to: 'BG', amount: '' }, 'to', '不支持场馆之间互转'],
  ['no amount', { from: MAIN_WALLET, to: 'AG', amount: '  ' }, 'amount', '请输入转账金额'],
  ['no plain amount', { from: 'AG', to: MAIN_WALLET, amount: '1e3' }, 'amount', '请输入正确的金额'],
])('reports only the first failure, in order: %s', (_, values, field, message) => {
  expect(failuresOf(values)).toEqual([[field, message]])
})

it.each(['0', '0.00', '-0', '-5', '1.234', '٣', '01', '1,000', '1000000000', '9'.repeat(50)])(
  'refuses the amount %s',
  (amount) => {
    expect(failuresOf({ from: MAIN_WALLET, to: 'AG', amount })).toEqual([['amount', '请输入正确的金额']])
  },
)

it('sends the typed amount as text, after NFKC and trim', { tags: 'D26' }, () => {
  const values = { from: MAIN_WALLET, to: 'AG', amount: ' １００.10 ' }
  expect(failuresOf(values)).toEqual([])
  expect(toTransfer(transferSchema.parse(values))).toEqual({
    amount: '100.10',
    sourcetype: 'userbalance',
    targettype: 'AG',
  })
})

it('applies the same amount rules in the venue dialog', { tags: 's2-5' }, () => {
  const said = (amount: string) =>
    z.safeParse(venueTransferSchema, { amount }).error?.issues.map(({ message }) => message)
  expect([said(''), said('abc'), said('0.01')]).toEqual([['请输入转账金额'], ['请输入正确的金额'], undefined])
})

it(
  'lists the main wallet first and starts with a transfer to the first venue',
  { tags: ['s2-3', 's2-3.2.3'] },
  () => {
    expect(walletOptions(venues).map(({ value, label }) => `${value} ${label}`)).toEqual([
      'userbalance 主账户',
      'AG AG国际厅',
      'BG BG真人厅',
    ])
    expect(emptyTransfer(venues)).toEqual({ from: 'userbalance', to: 'AG', amount: '' })
  },
)
