import * as z from 'zod/mini'
import { amountRule, typedAmount, type TypedAmount } from '@/components/forms/typed'
import { ACCOUNT_KINDS, type AccountKind } from '@/components/payouts/accountKinds'
import type { Member } from '@/contract/member'
import { isLess, isPositive, roundDown, subtract, toUsdt } from '@/contract/values/arithmetic'
import { money, type Money } from '@/contract/values/money'
import {
  mayBePaymentPassword,
  paymentPassword,
  typedPaymentPassword,
} from '@/contract/values/paymentPassword'
import { inOrder } from '@/lib/inOrder'

/** Form input; `account` is an id. `Amount` is text as typed. */
export type WithdrawalValues<Amount = string> = { account: string; amount: Amount; password: string }
export const NO_WITHDRAWAL: WithdrawalValues = { account: '', amount: '', password: '' }

/** Record type of withdrawals, as specified. */
export const WITHDRAWALS = 2
/** Amounts to pick. */
export const QUICK_AMOUNTS = [100, 500, 1000, 5000] as const
/** Minimum withdrawal, CNY, as specified. */
const LEAST = money('100')

/** The amount for 全部, the balance down to the cent: `28640.50`; null when unknown or zero. */
export function wholeBalance(balance: Money | null): string | null {
  const whole = balance && roundDown(balance)
  return whole && isPositive(whole) ? whole : null
}

/** The main account, CNY, and for a payout in coin: CNY per USDT, and the fee to an account; null = unknown. */
export type Terms = { balance: Money | null; rate: Money | null; feeTo: (account: string) => Money | null }

/** Whether less than a cent is left after the fee; false while rate or fee are unknown. */
function isAllFee({ account, amount }: WithdrawalValues<TypedAmount>, { rate, feeTo }: Terms): boolean {
  const { arrival } = estimate(amount, rate, feeTo(account))
  return arrival !== null && !isPositive(roundDown(arrival))
}

/** The rules of D47 in order. Only the server knows the password's length. A payout in coin needs a rate and must exceed its fee. */
export const withdrawalSchema = (kind: AccountKind, terms: Terms) =>
  z
    .object({ account: z.string(), amount: typedAmount, password: typedPaymentPassword })
    .check(
      inOrder<WithdrawalValues<TypedAmount>>([
        ['account', ({ account }) => account !== '', ACCOUNT_KINDS[kind].missing],
        amountRule,
        ['amount', ({ amount }) => !isLess(amount!, LEAST), '单笔取款不能低于100'],
        [
          'amount',
          ({ amount }) => terms.balance === null || !isLess(terms.balance, amount!),
          '提现金额不能大于账户余额',
        ],
        ['amount', (values) => kind === 'huiwang' || !isAllFee(values, terms), '预计到账为0，请提高取款金额'],
        ['password', ({ password }) => password !== '', '请输入取款密码'],
        ['password', ({ password }) => mayBePaymentPassword(password), `取款密码为${paymentPassword.form}`],
        [
          'amount',
          () => kind === 'huiwang' || (terms.rate !== null && isPositive(terms.rate)),
          '汇率暂不可用',
        ],
      ]),
    )

/** The withdrawal fee of a chain, USDT; null while unknown. */
export const feeOf = (
  { withdrawcashfee, withdrawfeeusdttrc }: Pick<Member, 'withdrawcashfee' | 'withdrawfeeusdttrc'>,
  chain: string,
): Money | null => (chain === 'ERC20' ? withdrawcashfee : withdrawfeeusdttrc)

/**
 * Converts an amount to USDT, rounded down, and subtracts the fee, never below zero. Null without
 * an amount, a rate or a fee.
 */
export function estimate(amount: TypedAmount, rate: Money | null, fee: Money | null) {
  const coins = amount == null ? null : toUsdt(amount, rate)
  if (coins === null || fee === null) return { coins, arrival: null }
  const left = subtract(coins, fee)
  return { coins, arrival: isPositive(left) ? left : money('0') }
}
