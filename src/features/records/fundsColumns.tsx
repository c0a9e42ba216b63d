import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { serverNow } from '@/api/serverClock'
import { openAppTab } from '@/components/site/openAppTab'
import { coinOf, isPending, type FundsType, type Transaction } from '@/contract/records'
import { payableFor } from '@/components/payment/payable'
import { CopyButton } from '@/components/forms/CopyButton'
import {
  amountColumn,
  amountText,
  stateColumn,
  textColumn,
  timeColumn,
  type RecordColumn,
} from '@/components/records/recordColumns'
import { SignedAmount } from '@/components/records/SignedAmount'
import type { StatementOf } from '@/components/records/RecordTable'
import { seconds } from '@/lib/durations'
import { formatMoney } from '@/lib/formatMoney'
import { fundsLook, isOrder } from '@/components/records/recordStates'
import type { StateLook } from '@/components/records/StateTag'
import { isUnconfirmedNow } from './unconfirmed'
import { paths } from '@/navigation/paths'
import { noteOf, orders, showTrack } from '@/state/orders'
import { Button } from '@/ui/Button'
import { IconButton } from '@/ui/IconButton'
import styles from './fundsColumns.module.css'

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
  ...textColumn<Transaction>('订单号', (row) => row.out_trade_no),
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

/** A row's state; one that is listed as failed but may still succeed has a mark. */
const lookOf = (type: FundsType, row: Transaction): StateLook => ({
  ...fundsLook(type, row.state),
  ...(isUnconfirmedNow(type, row) && { mark: '待确认' }),
})

/** State, with 去支付 for a payable deposit and 查看进度 for an open order. */
function stateOf(type: FundsType): RecordColumn<Transaction> {
  const state = stateColumn<Transaction>((row) => lookOf(type, row))
  if (type !== 1 && type !== 2) return state
  return {
    ...state,
    cell: (row, index) => (
      <span className={styles.state}>
        {state.cell(row, index)}
        <OrderActions type={type} order={row} isInRow />
      </span>
    ),
  }
}

const DETAILS = { 1: '存款详情', 2: '取款详情', 3: '转入详情', 4: '转出详情' } as const

/** 资金记录 as a statement of the main account: deposits and transfers out of a venue come in. */
export const fundsStatement = (type: FundsType): StatementOf<Transaction> => ({
  detail: DETAILS[type],
  at: ({ created_at }) => created_at,
  title: ({ pay_way }) => {
    if (isOrder(type) || pay_way === '') return pay_way
    return type === 3 ? `主账户 → ${pay_way}` : `${pay_way} → 主账户`
  },
  amount: {
    head: '金额',
    cell: (row) => (
      <SignedAmount
        amount={row.amount}
        isIn={type === 1 || type === 4}
        coin={coinOf(type, row)}
        isOff={fundsLook(type, row.state).tone === 'bad' && !isUnconfirmedNow(type, row)}
      />
    ),
  },
  look: (row) => lookOf(type, row),
  // The listed amount is what arrives.
  facts: (row) => (coinOf(type, row) === null ? [] : [['手续费', '已扣除，金额为实际到账']]),
  ...((type === 1 || type === 2) && {
    actions: (row: Transaction) => <OrderActions type={type} order={row} />,
  }),
})

/** Columns of 资金记录 by type; only deposits and withdrawals have an order number. */
export const fundsColumns = (type: FundsType): readonly RecordColumn<Transaction>[] => [
  timeColumn('时间', (row) => row.created_at),
  ...(isOrder(type) ? [orderNumber] : []),
  textColumn('方式', (row) => row.pay_way, 'title'),
  amountOf(type),
  stateOf(type),
]

/** What an open order offers: its payment, unless that is said to be done, and its track. `isInRow` shows an icon for the track. */
function OrderActions({
  type,
  order,
  isInRow = false,
}: {
  type: 1 | 2
  order: Transaction
  isInRow?: boolean
}) {
  const { notes } = useSnapshot(orders)
  const ref = { type, no: order.out_trade_no }
  if (!isPending(type, order) || ref.no === '') return null
  const track = { 'aria-haspopup': 'dialog', onClick: () => showTrack(ref) } as const
  return (
    <>
      {type === 1 && noteOf(notes, ref).paidAt === undefined && <PayButton deposit={order} />}
      {isInRow ? (
        <IconButton
          icon="right"
          size={18}
          label="查看进度"
          title="查看进度"
          className={styles.track}
          {...track}
        />
      ) : (
        <Button look="outline" size="sm" {...track}>
          查看进度
        </Button>
      )}
    </>
  )
}

/** 去支付: opens the payment page of a deposit in a new tab, until its hour is over. */
function PayButton({ deposit }: { deposit: Transaction }) {
  const [now, setNow] = useState(serverNow)
  const isPayable = payableFor(deposit, now) > 0

  useEffect(() => {
    if (!isPayable) return
    // One second extra: timers may fire early.
    const timer = setTimeout(() => setNow(serverNow()), payableFor(deposit, serverNow()) + seconds(1))
    return () => clearTimeout(timer)
  }, [isPayable, deposit])

  if (!isPayable) return null
  return (
    <Button
      look="accent"
      size="sm"
      className={styles.pay}
      onClick={() => openAppTab(paths.payment(deposit.out_trade_no))}
    >
      去支付
    </Button>
  )
}
