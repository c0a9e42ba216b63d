import { coinOf, type FundsType, type Transaction } from '@/contract/records'
import {
  amountColumn,
  amountText,
  stateColumn,
  textColumn,
  timeColumn,
  type RecordColumn,
} from '@/components/recordColumns'
import { formatMoney } from '@/lib/formatMoney'
import { fundsLook, isOrder } from '@/components/recordStates'

/** Amounts in coin carry their unit, in files too: a sheet must not add them to yuan. */
function amountOf(type: FundsType): RecordColumn<Transaction> {
  const inUnit = (row: Transaction, text: string) => {
    const coin = row.amount === null ? null : coinOf(type, row)
    return coin ? `${text} ${coin}` : text
  }
  return {
    ...amountColumn<Transaction>('金额', (row) => row.amount),
    cell: (row) => inUnit(row, formatMoney(row.amount)),
    value: (row) => inUnit(row, amountText(row.amount)),
  }
}

/** Columns of 资金记录; only deposits and withdrawals have an order number (spec 2 §2). */
export const fundsColumns = (type: FundsType): readonly RecordColumn<Transaction>[] => [
  timeColumn('时间', (row) => row.created_at),
  ...(isOrder(type) ? [textColumn<Transaction>('订单号', (row) => row.out_trade_no, 'meta')] : []),
  textColumn('方式', (row) => row.pay_way, 'title'),
  amountOf(type),
  stateColumn((row) => fundsLook(type, row.state)),
]
