import { fitsWithdrawal } from '@/components/unknownOutcome/fundsRows'
import { since } from '@/components/unknownOutcome/recognise'
import type { SentWithdrawal } from '@/components/withdrawal/sentWithdrawal'
import type { Transaction } from '@/contract/records'

/**
 * The row of a successful withdrawal: that of `orderNo` if known, otherwise the newest that fits, since the answer names no order.
 * Undefined = not listed yet.
 */
export function findWithdrawal(
  rows: readonly Transaction[],
  { request }: SentWithdrawal,
  orderNo: string,
): Transaction | undefined {
  const fitting = rows.filter(
    (row) => (row.created_at ?? 0) >= since(request) && fitsWithdrawal(row, request) > 0,
  )
  const named = fitting.find(({ out_trade_no }) => out_trade_no === orderNo)
  return named ?? (fitting.length > request.before ? fitting[0] : undefined)
}
