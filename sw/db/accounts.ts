import { ACCOUNT_TYPES } from '@/contract/payouts'

/** The type of a payout account, by its bank (spec 2 §3). */
export function accountType(bank: string): number {
  if (bank === 'USDT') return ACCOUNT_TYPES.usdt
  return bank === 'antoken' ? ACCOUNT_TYPES.antoken : ACCOUNT_TYPES.bank
}
