import { renderToStaticMarkup } from 'react-dom/server'
import * as z from 'zod/mini'
import { expect, it } from 'vitest'
import { listTransactions, type FundsType } from '@/contract/records'
import { fundsColumns } from './fundsColumns'

const amounts = (type: FundsType, row: object) => {
  const [read] = z.decode(listTransactions.data, [row]).data
  const column = fundsColumns(type).find(({ head }) => head === '金额')!
  return [renderToStaticMarkup(<>{column.cell(read!, 0)}</>), column.value(read!)]
}

it('shows withdrawals in coin with their unit, also in the export [s2-2.11.2]', () => {
  expect(amounts(2, { pay_way: 'USDT-ERC20', amount: 9.08 })).toEqual(['9.08 USDT', '9.08 USDT'])
  expect(amounts(2, { pay_way: 'USDT-TRC20', amount: '1234.5' })).toEqual(['1,234.50 USDT', '1234.50 USDT'])
  expect(amounts(2, { pay_way: 'USDT-TRC20', amount: null })).toEqual(['--', ''])
  expect(amounts(2, { pay_way: 'Bank card', amount: 200.55 })).toEqual(['200.55', '200.55'])
  expect(amounts(1, { pay_way: 'USDT-TRC20', amount: 500 })).toEqual(['500.00', '500.00'])
})
