import { absolute, add, isLess, isPositive } from '@/contract/values/arithmetic'
import { money, type Money } from '@/contract/values/money'
import {
  coinOf,
  isGift,
  PERIOD_DAYS,
  type Bet,
  type FundsType,
  type Period,
  type Transaction,
} from '@/contract/records'
import { formatDay } from '@/contract/values/beijing'
import { fundsLook } from '../records/recordStates'

/** An amount and its time, ms. */
export type Entry = { at: number | null; amount: Money }
/** Both exact sums of a day: `up` is drawn above the axis, `down` below. */
export type DaySum = { day: string; up: Money; down: Money }

/** Title, note and names of both sides. A bar is a day unless `unit` names another period and how to step through it. */
export type ChartWords = {
  title: string
  note: string
  up: string
  down: string
  unit?: { name: string; steps: string }
}

const ZERO = money('0')
const DAY_MS = 24 * 3600_000

/**
 * Sums by Beijing day for a period that ends today, oldest first, including empty days. Rows outside the period add
 * their day, since servers may count a period by hours.
 */
export function sumByDay(
  period: Period,
  now: number,
  ups: readonly Entry[],
  downs: readonly Entry[],
): DaySum[] {
  const inPeriod = Array.from({ length: PERIOD_DAYS[period] }, (_, ago) => formatDay(now - ago * DAY_MS))
  const up = groupByDay(ups)
  const down = groupByDay(downs)
  const days = new Set([...inPeriod, ...up.keys(), ...down.keys()])
  return [...days].sort().map((day) => ({
    day,
    up: add(...(up.get(day) ?? [])),
    down: add(...(down.get(day) ?? [])),
  }))
}

/** Total of one side. */
export const totalOf = (sums: readonly DaySum[], side: 'up' | 'down'): Money =>
  add(...sums.map((sum) => sum[side]))

function groupByDay(entries: readonly Entry[]): Map<string, Money[]> {
  const days = new Map<string, Money[]>()
  for (const { at, amount } of entries) {
    if (at === null) continue
    const day = formatDay(at)
    days.set(day, [...(days.get(day) ?? []), amount])
  }
  return days
}

/** Splits settled bets into won and lost; other bets have no result. */
export function betEntries(bets: readonly Bet[]): { won: Entry[]; lost: Entry[] } {
  const settled = bets.flatMap(({ status, bet_time, win_loss }) =>
    status === 'settled' && win_loss !== null ? [{ at: bet_time, amount: win_loss }] : [],
  )
  return {
    won: settled.filter(({ amount }) => isPositive(amount)),
    lost: settled
      .filter(({ amount }) => isLess(amount, ZERO))
      .map(({ at, amount }) => ({ at, amount: absolute(amount) })),
  }
}

/** Total of the stakes returned by void bets, CNY; null without any. */
export function givenBack(bets: readonly Bet[]): Money | null {
  const stakes = bets.flatMap(({ status, bet_amount }) =>
    status === 'invalid' && bet_amount !== null ? [bet_amount] : [],
  )
  return stakes.length > 0 ? add(...stakes) : null
}

/** Entries that moved the member's money or still may: no rejected orders, failed transfers or gifts. */
const moving = (type: FundsType, rows: readonly Transaction[], inCoin: boolean): Entry[] =>
  rows.flatMap((row) => {
    const { created_at, amount, state } = row
    if (amount === null || fundsLook(type, state).tone === 'bad' || (type === 1 && isGift(row))) return []
    return (coinOf(type, row) !== null) === inCoin ? [{ at: created_at, amount }] : []
  })

/** Entries in CNY only; coin can't be converted, as its rate and fee at the time are unknown. */
export const fundsEntries = (type: FundsType, rows: readonly Transaction[]): Entry[] =>
  moving(type, rows, false)

/** Total in coin, which `fundsEntries` leaves out, USDT; null without any. */
export function coinTotal(type: FundsType, rows: readonly Transaction[]): Money | null {
  const coins = moving(type, rows, true).map(({ amount }) => amount)
  return coins.length > 0 ? add(...coins) : null
}
