import { coinOf, type FundsType, type Transaction } from '@/contract/records'
import { CopyButton } from '@/components/forms/CopyButton'
import {
  amountColumn,
  amountText,
  stateColumn,
  textColumn,
  timeColumn,
  type RecordColumn,
} from '@/components/records/recordColumns'
import { formatMoney } from '@/lib/formatMoney'
import { fundsLook, isOrder } from '@/components/records/recordStates'
import styles from './fundsColumns.module.css'
import { PayButton } from './PayButton'

/** Amounts in coin show their unit, also in exports, so that spreadsheets don't add them to CNY. */
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

/** Order number with a copy button, for support requests. */
const orderNumber: RecordColumn<Transaction> = {
  ...textColumn<Transaction>('订单号', (row) => row.out_trade_no, 'meta'),
  cell: ({ out_trade_no: no }) =>
    no === '' ? (
      '-'
    ) : (
      <span className={styles.order}>
        <span>{no}</span>
        <CopyButton text={no} label="订单号" look="text">
          {''}
        </CopyButton>
      </span>
    ),
}

/** State, with 去支付 for a payable deposit (D69). */
function stateOf(type: FundsType): RecordColumn<Transaction> {
  const state = stateColumn<Transaction>((row) => fundsLook(type, row.state))
  if (type !== 1) return state
  return {
    ...state,
    cell: (row, index) => (
      <span className={styles.state}>
        {state.cell(row, index)}
        <PayButton deposit={row} />
      </span>
    ),
  }
}

/** Columns of 资金记录 by type; only deposits and withdrawals have an order number (spec 2 §2). */
export const fundsColumns = (type: FundsType): readonly RecordColumn<Transaction>[] => [
  timeColumn('时间', (row) => row.created_at),
  ...(isOrder(type) ? [orderNumber] : []),
  textColumn('方式', (row) => row.pay_way, 'title'),
  amountOf(type),
  stateOf(type),
]
