import { isPending, type Transaction } from '@/contract/records'
import { hours } from '@/lib/durations'

/** Payment window after creation, as specified. */
const WINDOW = hours(1)

/** Time left to pay a deposit, ms; 0 if not payable. `now` is server time. */
export function payableFor(
  { out_trade_no, created_at, state }: Pick<Transaction, 'out_trade_no' | 'created_at' | 'state'>,
  now: number,
): number {
  if (out_trade_no === '' || created_at === null || !isPending(1, { state })) return 0
  return Math.max(0, created_at + WINDOW - now)
}
