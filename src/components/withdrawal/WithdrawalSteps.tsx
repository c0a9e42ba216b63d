import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { inTurn } from '@/api/inTurn'
import { pollInterval } from '@/api/pollInterval'
import { invalidate, keyOf } from '@/api/query'
import { listTransactions, orderState, type OrderState, type Transaction } from '@/contract/records'
import { formatDateTime } from '@/contract/values/beijing'
import { getBalance } from '@/contract/wallet'
import { seconds } from '@/lib/durations'
import { noteOf, orders } from '@/state/orders'
import { Dialog } from '@/ui/Dialog'
import { standingOf } from '../orders/orderTrack'
import { Track } from '../orders/Track'
import { showSentWithdrawal, type SentWithdrawal } from './sentWithdrawal'
import { WithdrawalFacts } from './WithdrawalFacts'
import styles from './WithdrawalSteps.module.css'

/** The record of a withdrawal just sent, with its track as the records report it. */
export function WithdrawalSteps({ sent }: { sent: SentWithdrawal }) {
  const { row, isError } = useFollowedWithdrawal(sent)
  const { notes } = useSnapshot(orders)
  const standing = row
    ? standingOf(2, row, noteOf(notes, { type: 2, no: row.out_trade_no }))
    : ({ type: 2, state: 'pending', createdAt: sent.request.at, decidedAt: null } as const)
  const more = [
    ['提交时间', formatDateTime(row?.created_at ?? sent.request.at)],
    ...(row?.out_trade_no ? [['订单号', <bdi key="no">{row.out_trade_no}</bdi>] as const] : []),
  ] as const
  return (
    <Dialog title="取款详情" theme="paper" onClose={() => showSentWithdrawal(null)}>
      <div className={styles.page}>
        <Track
          label="取款进度"
          standing={standing}
          instead={isError ? '暂时无法读取最新进度，稍后自动重试' : undefined}
        />
        <WithdrawalFacts withdrawal={sent.withdrawal} more={more} />
      </div>
    </Dialog>
  )
}

type Row = Transaction | null

const isDecided = (state: OrderState): boolean => state === 'approved' || state === 'rejected'
const stateOf = (row: Row | undefined): OrderState => (row ? orderState(row.state) : 'pending')
const isOver = ({ state }: { state: { data: Row | undefined } }): boolean => isDecided(stateOf(state.data))

/** Polls a withdrawal's record every 5 s until it is decided. Until it is listed, it counts as pending. */
function useFollowedWithdrawal({ request }: SentWithdrawal) {
  const client = useQueryClient()
  const [interval] = useState(() => pollInterval(seconds(5)))
  const queryKey = keyOf(listTransactions, 'followed', request)
  const { data, isError } = useQuery<Row>({
    queryKey,
    queryFn: async () => {
      const { findWithdrawal } = await import('./findWithdrawal')
      const row = await findWithdrawal(request, client.getQueryData<Row>(queryKey)?.out_trade_no)
      // A returned withdrawal has raised the balance.
      if (isDecided(stateOf(row))) void invalidate(client, getBalance)
      return row
    },
    // The dialog shows the error; no toast every 5 s.
    meta: { endpoint: { ...listTransactions, tone: 'silent' } },
    gcTime: 0,
    staleTime: 0,
    ...inTurn,
    refetchInterval: (read) => (isOver(read) ? false : interval(read)),
    refetchOnWindowFocus: (read) => (isOver(read) ? false : 'always'),
  })
  return { row: data ?? null, isError }
}
