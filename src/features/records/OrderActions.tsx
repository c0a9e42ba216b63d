import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { serverNow } from '@/api/serverClock'
import { payableFor } from '@/components/payment/payable'
import { openAppTab } from '@/components/site/openAppTab'
import { isPending, type Transaction } from '@/contract/records'
import { seconds } from '@/lib/durations'
import { useInterval } from '@/lib/useInterval'
import { paths } from '@/navigation/paths'
import { noteOf, orders, showTrack } from '@/state/orders'
import { Button } from '@/ui/Button'
import { IconButton } from '@/ui/IconButton'

type Props = { type: 1 | 2; order: Transaction; isInRow?: boolean }

/** What an open order offers: its payment, unless that is said to be done, and its track. `isInRow` shows an icon for the track. */
export function OrderActions({ type, order, isInRow = false }: Props) {
  const { notes } = useSnapshot(orders)
  const ref = { type, no: order.out_trade_no }
  if (!isPending(type, order) || ref.no === '') return null
  const track = { 'aria-haspopup': 'dialog', onClick: () => showTrack(ref) } as const
  return (
    <>
      {type === 1 && noteOf(notes, ref).paidAt === undefined && <PayButton deposit={order} />}
      {isInRow ? (
        <IconButton icon="right" size={18} label="查看进度" title="查看进度" {...track} />
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

  useInterval(() => setNow(serverNow()), isPayable ? seconds(1) : null)
  if (!isPayable) return null
  return (
    <Button look="accent" size="sm" onClick={() => openAppTab(paths.payment(deposit.out_trade_no))}>
      去支付
    </Button>
  )
}
