import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { lineOf } from '@/components/records/records'
import { listTransactions, type FundsType } from '@/contract/records'
import { fundsRecords } from './funds'

const textOf = (node: ReactNode) => renderToStaticMarkup(<>{node}</>).replace(/<[^>]*>/g, '')
const line = (type: FundsType, row: object) => {
  const [read] = z.decode(listTransactions.data, [row]).data
  const funds = fundsRecords(type)
  const { name, amount } = lineOf(funds, read!)
  return [name, textOf(amount), ...funds.facts!(read!).map(([, fact]) => fact)]
}

it('signs amounts as they change the main account, and names both ends of a transfer', () => {
  expect(line(1, { pay_way: 'Alipay', amount: 500, state: 2 })).toEqual(['支付宝', '+500.00'])
  expect(line(2, { pay_way: 'Bank card', amount: 200.55, state: 2 })).toEqual(['银行卡', '-200.55'])
  expect(line(2, { pay_way: 'USDT-ERC20', amount: 9.08, state: 1 })).toEqual([
    'USDT-ERC20',
    '-9.08 USDT',
    '已扣除，金额为实际到账',
  ])
  expect(line(3, { pay_way: 'AG真人', amount: 50, state: 1 })).toEqual(['主账户 → AG真人', '-50.00'])
  expect(line(4, { pay_way: 'AG真人', amount: 50, state: 1 })).toEqual(['AG真人 → 主账户', '+50.00'])
  expect(line(4, { pay_way: '', amount: null, state: 1 })).toEqual(['', '--'])
})
