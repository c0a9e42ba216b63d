import { useSnapshot } from 'valtio'
import { useDecisions, useOpenOrders } from '@/components/orders/useOrders'
import { classNames } from '@/lib/classNames'
import { noteOf, orders, showTrack } from '@/state/orders'
import { Icon } from '@/ui/Icon'
import styles from './OrderChip.module.css'

/** The header's sign of an open order; a press shows its track. Nothing without one. `isSmall` shows its icon alone. */
export function OrderChip({
  isSmall = false,
  className,
}: {
  isSmall?: boolean
  className?: string | undefined
}) {
  useDecisions(1)
  useDecisions(2)
  const open = useOpenOrders()
  const { notes } = useSnapshot(orders)
  const [first] = open
  if (!first) return null
  const { type, row } = first
  const isPaid = noteOf(notes, { type, no: row.out_trade_no }).paidAt !== undefined
  const one = `${type === 1 ? '存款' : '取款'}${isPaid ? '等待确认' : '审核中'}`
  const words = open.length === 1 ? one : `${open.length}笔审核中`
  return (
    <button
      type="button"
      data-orders
      aria-haspopup="dialog"
      aria-label={isSmall ? words : undefined}
      className={classNames(styles.chip, isSmall && styles.small, className)}
      onClick={() => showTrack('open')}
    >
      <Icon name="clock" size={isSmall ? 20 : 14} />
      {isSmall ? open.length > 1 && <span aria-hidden="true">{open.length}</span> : <span>{words}</span>}
    </button>
  )
}
