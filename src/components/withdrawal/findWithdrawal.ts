import type { Transaction } from '@/contract/records'
import { fitsWithdrawal, fundsSince } from '../unknownOutcome/fundsRows'
import { since } from '../unknownOutcome/recognise'
import type { SentWithdrawal } from './sentWithdrawal'

/**
 * Finds the row of a successful withdrawal: that of `orderNo` if known, otherwise the newest that fits, since the answer
 * names no order. Null = not listed yet. Throws what `send` throws.
 */
export async function findWithdrawal(
  request: SentWithdrawal['request'],
  orderNo = '',
): Promise<Transaction | null> {
  const { rows } = await fundsSince(2, since(request))
  const fitting = rows.filter((row) => fitsWithdrawal(row, request) > 0)
  const named = orderNo === '' ? undefined : fitting.find(({ out_trade_no }) => out_trade_no === orderNo)
  return named ?? (fitting.length > request.before ? fitting[0]! : null)
}
