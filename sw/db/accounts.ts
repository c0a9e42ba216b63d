import { ACCOUNT_TYPES } from '@/contract/payouts'

/** The list a payout account stands in, by its bank. Spec 2 §3. */
export function accountType(bank: string): number {
  if (bank === 'USDT') return ACCOUNT_TYPES.usdt
  return bank === 'antoken' ? ACCOUNT_TYPES.antoken : ACCOUNT_TYPES.bank
}
