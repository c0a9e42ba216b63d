import { CopyButton } from '@/components/forms/CopyButton'
import { signed, state, text, time, wayTo } from '@/components/records/columns'
import { records } from '@/components/records/records'
import { fundsLook, isOrder } from '@/components/records/recordStates'
import { coinOf, isPending, listTransactions, type FundsType, type Transaction } from '@/contract/records'
import { paths } from '@/navigation/paths'
import type { StateLook } from '@/ui/StateTag'
import { OrderActions } from './OrderActions'
import styles from './records.module.css'
import { isUnconfirmedNow } from './unconfirmed'

/** Record types, as specified, and where records of a type come from. */
export const FUNDS = {
  1: { label: '存款', from: wayTo('存款', paths.deposit) },
  2: { label: '取款', from: wayTo('取款', paths.withdraw) },
  3: { label: '转入', from: wayTo('转账', paths.transfer) },
  4: { label: '转出', from: wayTo('转账', paths.transfer) },
} as const

/** Order number with a copy button, for support requests. */
const orderNumber = {
  ...text<Transaction>('订单号', (row) => row.out_trade_no),
  cell: ({ out_trade_no: no }: Transaction) =>
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

/** State, with 去支付 for a payable deposit and 查看进度 for an open order. One that is listed as failed but may still succeed has a mark. */
function stateOf(type: FundsType) {
  const column = state<Transaction>((row): StateLook => ({
    ...fundsLook(type, row.state),
    ...(isUnconfirmedNow(type, row) && { mark: '待确认' }),
  }))
  if (!isOrder(type)) return column
  return {
    ...column,
    cell: (row: Transaction, index: number) => (
      <span className={styles.state}>
        {column.cell(row, index)}
        <OrderActions type={type} order={row} isInRow />
      </span>
    ),
  }
}

/** 资金记录 of a type. Only deposits and withdrawals have an order number; deposits and transfers out of a venue come in. */
export const fundsRecords = (type: FundsType) =>
  records({ read: listTransactions, input: ({ date, page, api_type }) => ({ date, page, api_type, type }) })({
    title: `资金记录-${FUNDS[type].label}`,
    detail: `${FUNDS[type].label}详情`,
    isFiltered: true,
    keyOf: ({ out_trade_no, created_at, pay_way, amount }) =>
      [type, created_at, out_trade_no || `${pay_way} ${amount}`].join(' '),
    // A later answer may say otherwise of these.
    isPending: (row) => isPending(type, row) || isUnconfirmedNow(type, row),
    nameOf: ({ pay_way }) => {
      if (isOrder(type) || pay_way === '') return pay_way
      return type === 3 ? `主账户 → ${pay_way}` : `${pay_way} → 主账户`
    },
    columns: [
      time('时间', (row) => row.created_at),
      ...(isOrder(type) ? [orderNumber] : []),
      text('方式', (row) => row.pay_way, 'title'),
      signed(
        '金额',
        (row) => row.amount,
        (row) => ({
          isIn: type === 1 || type === 4,
          coin: coinOf(type, row),
          isOff: fundsLook(type, row.state).tone === 'bad' && !isUnconfirmedNow(type, row),
        }),
      ),
      stateOf(type),
    ],
    // The listed amount is what arrives.
    facts: (row) => (coinOf(type, row) === null ? [] : [['手续费', '已扣除，金额为实际到账']]),
    ...(isOrder(type) && { actions: (row: Transaction) => <OrderActions type={type} order={row} /> }),
    empty: { name: `${FUNDS[type].label}记录`, from: FUNDS[type].from },
  })
