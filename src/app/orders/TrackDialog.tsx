import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { serverNow } from '@/api/serverClock'
import { standingOf } from '@/components/orders/orderTrack'
import { hasPending, Track } from '@/components/orders/Track'
import { useOpenOrders, useOrdersOf } from '@/components/orders/useOrders'
import { payableFor } from '@/components/payment/payable'
import { openAppTab } from '@/components/site/openAppTab'
import { SupportButton } from '@/components/site/SupportButton'
import { coinOf, type Transaction } from '@/contract/records'
import { classNames } from '@/lib/classNames'
import { seconds } from '@/lib/durations'
import { formatMoney } from '@/lib/formatMoney'
import { paths } from '@/navigation/paths'
import { closeTrack, noteOf, orders, type OrderRef } from '@/state/orders'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { Heading } from '@/ui/Heading'
import layout from '@/ui/layout.module.css'
import { Loading } from '@/ui/Loading'
import { EmptyState } from '@/ui/Status'

type Shown = { type: OrderRef['type']; no: string }
const nameOf = ({ type, no }: Shown) => `${type} ${no}`

/** 订单进度: the track of one order, or of all that are open or were when it was opened. */
export function TrackDialog({ shown }: { shown: 'open' | OrderRef }) {
  const read = { 1: useOrdersOf(1, hasPending), 2: useOrdersOf(2, hasPending) }
  const open = useOpenOrders().map(({ type, row }): Shown => ({ type, no: row.out_trade_no }))
  const [kept, keep] = useState<Shown[]>([])
  const added = open.filter((one) => !kept.some((other) => nameOf(other) === nameOf(one)))
  if (shown === 'open' && added.length > 0) keep([...kept, ...added])
  const listed = shown === 'open' ? kept : [shown]
  const found = listed.flatMap(({ type, no }) => {
    const row = read[type].data?.data.find(({ out_trade_no }) => out_trade_no === no)
    return row ? [{ type, row }] : []
  })
  const types = listed.map(({ type }) => read[type])
  const isError = types.some(({ isError: failed }) => failed)
  const isFirst = types.some(({ isPending }) => isPending)
  return (
    <Dialog title="订单进度" theme="paper" onClose={closeTrack}>
      <div className={classNames(layout.stack, layout.far)}>
        {found.map(({ type, row }) => (
          <OneTrack key={nameOf({ type, no: row.out_trade_no })} type={type} row={row} isError={isError} />
        ))}
        {found.length === 0 &&
          (isFirst && !isError ? (
            <Loading />
          ) : (
            <EmptyState
              text={isError ? '暂时无法读取最新进度，稍后自动重试' : '没有进行中的订单'}
              reason="全部订单在资金记录中。"
            />
          ))}
      </div>
    </Dialog>
  )
}

type OneProps = { type: OrderRef['type']; row: Transaction; isError: boolean }

function OneTrack({ type, row, isError }: OneProps) {
  const { notes, closesTab } = useSnapshot(orders)
  const no = row.out_trade_no
  const standing = standingOf(type, row, noteOf(notes, { type, no }))
  const { state } = standing
  const isClosing = closesTab && state === 'approved'
  useEffect(() => {
    if (!isClosing) return
    const timer = setTimeout(() => window.close(), seconds(3))
    return () => clearTimeout(timer)
  }, [isClosing])
  const name = type === 1 ? '存款' : '取款'
  const coin = coinOf(type, row)
  const isPayable =
    type === 1 && standing.paidAt === undefined && payableFor(row, serverNow()) > 0 && !closesTab
  return (
    <section aria-label={`${name}${no}`}>
      <Heading
        level="group"
        title={`${name} ${coin ? `${formatMoney(row.amount)} ${coin}` : `¥ ${formatMoney(row.amount)}`}`}
        note={
          <>
            <bdi>{row.pay_way}</bdi> <bdi>{no}</bdi>
          </>
        }
      />
      <Track
        label={`${name}进度`}
        standing={standing}
        instead={
          isClosing
            ? '存款已到账，本页即将关闭'
            : isError && state === 'pending'
              ? '暂时无法读取最新进度，稍后自动重试'
              : undefined
        }
      />
      <div className={layout.cluster}>
        {isPayable && (
          <Button look="accent" size="sm" onClick={() => openAppTab(paths.payment(no))}>
            去支付
          </Button>
        )}
        <SupportButton look="text" size="sm" />
      </div>
    </section>
  )
}
