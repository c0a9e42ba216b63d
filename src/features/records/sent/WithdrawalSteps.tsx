import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { standingOf } from '@/components/orders/orderTrack'
import { Track } from '@/components/orders/Track'
import { useOrdersOf } from '@/components/orders/useOrders'
import { showSentWithdrawal, type SentWithdrawal } from '@/components/withdrawal/sentWithdrawal'
import { WithdrawalFacts } from '@/components/withdrawal/WithdrawalFacts'
import { orderState, type Transaction } from '@/contract/records'
import { formatDateTime } from '@/contract/values/beijing'
import { noteOf, orders } from '@/state/orders'
import { Dialog } from '@/ui/Dialog'
import layout from '@/ui/layout.module.css'
import { findWithdrawal } from './findWithdrawal'

const UNREADABLE = '暂时无法读取最新进度，稍后自动重试'

const isDecided = (row: Transaction | undefined): boolean =>
  row !== undefined && ['approved', 'rejected'].includes(orderState(row.state))

/** The record of a withdrawal just sent: its track is the row's, so there is none before the records list it. */
export function WithdrawalSteps({ sent }: { sent: SentWithdrawal }) {
  const [no, setNo] = useState('')
  const { data, isError } = useOrdersOf(2, (rows) => !isDecided(findWithdrawal(rows, sent, no)))
  const { notes } = useSnapshot(orders)
  const row = findWithdrawal(data?.data ?? [], sent, no)
  if (row && row.out_trade_no !== no) setNo(row.out_trade_no)
  const more = [
    ['提交时间', formatDateTime(row?.created_at ?? sent.request.at)],
    ...(row?.out_trade_no ? [['订单号', <bdi key="no">{row.out_trade_no}</bdi>] as const] : []),
  ] as const
  return (
    <Dialog title="取款详情" theme="paper" onClose={() => showSentWithdrawal(null)}>
      <div className={layout.stack}>
        {row ? (
          <Track
            label="取款进度"
            standing={standingOf(2, row, noteOf(notes, { type: 2, no: row.out_trade_no }))}
            instead={isError ? UNREADABLE : undefined}
          />
        ) : (
          <p role="status">{isError ? UNREADABLE : '等待取款记录出现，进度会自动更新'}</p>
        )}
        <WithdrawalFacts withdrawal={sent.withdrawal} more={more} />
      </div>
    </Dialog>
  )
}
