import { add, subtract } from '@/contract/values/arithmetic'
import { formatDay } from '@/contract/values/beijing'
import { money, type Money } from '@/contract/values/money'
import { PERIOD_DAYS, type Bet, type Transaction } from '@/contract/records'
import { fundsEntries } from '@/components/charts/daySums'
import { startOf } from '@/contract/values/beijing'
import { hours } from '@/lib/durations'

/** Exact sums of a Beijing week, identified by its Monday; CNY. */
export type WeekSum = {
  /** `YYYY-MM-DD` */
  monday: string
  stakes: Money
  payouts: Money
  deposits: Money
  withdrawals: Money
}

type Kind = Exclude<keyof WeekSum, 'monday'>

const ZERO = money('0')
const DAY = hours(24)

const mondayOf = (ms: number): string => formatDay(startOf('week', ms))

/**
 * Sums by week over the last 30 days, oldest first, including empty weeks. Bets count once settled, with the stake and the amount
 * returned as payout. Rejected deposits and withdrawals don't count.
 */
export function sumByWeek(
  now: number,
  bets: readonly Bet[],
  deposits: readonly Transaction[],
  withdrawals: readonly Transaction[],
): WeekSum[] {
  const weeks = new Map<string, WeekSum>()
  const put = (at: number | null, kind?: Kind, amount: Money = ZERO) => {
    if (at === null) return
    const monday = mondayOf(at)
    const week = weeks.get(monday) ?? {
      monday,
      stakes: ZERO,
      payouts: ZERO,
      deposits: ZERO,
      withdrawals: ZERO,
    }
    weeks.set(monday, kind ? { ...week, [kind]: add(week[kind], amount) } : week)
  }
  for (let ago = PERIOD_DAYS[4] - 1; ago >= 0; ago--) put(now - ago * DAY)
  for (const { status, bet_time, bet_amount, win_loss } of bets) {
    if (status !== 'settled' || bet_amount === null || win_loss === null) continue
    put(bet_time, 'stakes', bet_amount)
    put(bet_time, 'payouts', add(bet_amount, win_loss))
  }
  for (const { at, amount } of fundsEntries(1, deposits)) put(at, 'deposits', amount)
  for (const { at, amount } of fundsEntries(2, withdrawals)) put(at, 'withdrawals', amount)
  return [...weeks.values()].toSorted((a, b) => (a.monday < b.monday ? -1 : 1))
}

/** Total of one kind. */
export const totalOf = (weeks: readonly WeekSum[], kind: Kind): Money =>
  add(...weeks.map((week) => week[kind]))

/** Payouts less stakes; negative means lost. */
export const netOf = ({ stakes, payouts }: Pick<WeekSum, 'stakes' | 'payouts'>): Money =>
  subtract(payouts, stakes)
