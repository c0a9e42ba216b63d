import type { PayoutAccount } from '@/contract/payouts'
import type { Money } from '@/contract/values/money'
import { formatMoney } from '@/lib/formatMoney'
import { maskedAccount } from '../payouts/accountKinds'

/** A withdrawal as shown before and after it is sent. */
export type Withdrawal = {
  /** CNY. */
  amount: Money
  account: PayoutAccount
  /** USDT; null for a payout in CNY, null inside while unknown. */
  coin: { fee: Money | null; arrival: Money | null } | null
}

/** Formats an amount of coin: `249.20 USDT`. */
export const inCoin = (amount: Money | null): string =>
  amount === null ? '--' : `${formatMoney(amount)} USDT`

/** Facts by which a member recognises a withdrawal whose response was lost. */
export const factsOf = ({ amount, account, coin }: Withdrawal): [label: string, text: string][] => [
  ['取款金额', `¥ ${formatMoney(amount)}`],
  ['收款账户', maskedAccount(account)],
  ...(coin ? [['预计到账', inCoin(coin.arrival)] as [string, string]] : []),
]
