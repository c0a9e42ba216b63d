import type { FundsType, Transaction } from '@/contract/records'
import {
  amountColumn,
  stateColumn,
  textColumn,
  timeColumn,
  type RecordColumn,
} from '@/components/recordColumns'
import { fundsLook, isOrder } from './states'

/** Columns of 资金记录; only deposits and withdrawals have an order number (spec 2 §2). */
export const fundsColumns = (type: FundsType): readonly RecordColumn<Transaction>[] => [
  timeColumn('时间', (row) => row.created_at),
  ...(isOrder(type) ? [textColumn<Transaction>('订单号', (row) => row.out_trade_no, 'meta')] : []),
  textColumn('方式', (row) => row.pay_way, 'title'),
  amountColumn('金额', (row) => row.amount),
  stateColumn((row) => fundsLook(type, row.state)),
]
