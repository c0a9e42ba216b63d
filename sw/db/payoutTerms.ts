import { ACCOUNT_TYPES } from '@/contract/payouts'
import { isPositive, subtract, toUsdt } from '@/contract/values/arithmetic'
import { money, type Money } from '@/contract/values/money'
import type { MemberRow } from './rows'

type Rates = Pick<MemberRow, 'withdrawusdtrate' | 'withdrawcashfee' | 'withdrawfeeusdttrc'>

/** The USDT that a withdrawal pays out over a chain: converted, less the chain's fee, at least zero. */
export function coinArrival(member: Rates, chain: string, amount: Money): Money {
  const fee = chain === 'ERC20' ? member.withdrawcashfee : member.withdrawfeeusdttrc
  const left = subtract(toUsdt(amount, member.withdrawusdtrate) ?? money('0'), fee)
  return isPositive(left) ? left : money('0')
}

/** The type of a payout account, by its bank. */
export function accountType(bank: string): number {
  if (bank === 'USDT') return ACCOUNT_TYPES.usdt
  return bank === 'antoken' ? ACCOUNT_TYPES.antoken : ACCOUNT_TYPES.bank
}
