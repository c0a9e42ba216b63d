import { isPending, type Transaction } from '@/contract/records'
import { hours } from '@/lib/durations'

/** A payment is expected within this after the order's creation (spec 2 §9). */
const WINDOW = hours(1)

/** How much longer a deposit may be paid, ms from `now` by the server's clock; 0 for one that may not (D69). */
export function payableFor(
  { out_trade_no, created_at, state }: Pick<Transaction, 'out_trade_no' | 'created_at' | 'state'>,
  now: number,
): number {
  if (out_trade_no === '' || created_at === null || !isPending(1, { state })) return 0
  return Math.max(0, created_at + WINDOW - now)
}
