import {
  coinOf,
  isGift,
  PERIOD_DAYS,
  type Bet,
  type FundsType,
  type Period,
  type Transaction,
} from '@/contract/records'
import { add } from '@/contract/values/arithmetic'
import { formatDay, startOf, type Span } from '@/contract/values/beijing'
import type { Money } from '@/contract/values/money'
import { hours } from '@/lib/durations'
import { fundsLook } from '../records/recordStates'
import { betSums, type BetSums } from './betSums'

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

const DAY = hours(24)

/** Sums of a Beijing day, or of a week, which is called by its Monday: of bets, and of what came in and went out. */
export type SpanSum = DaySum & { bets: BetSums }
type Moves = { bets?: readonly Bet[]; ups?: readonly Entry[]; downs?: readonly Entry[] }

/**
 * Sums by Beijing day or week for a period that ends today, oldest first, including empty ones. Rows outside the period add
 * their day, since servers may count a period by hours.
 */
export function sumBy(
  span: Span,
  period: Period,
  now: number,
  { bets = [], ups = [], downs = [] }: Moves,
): SpanSum[] {
  const groups = new Map<string, { bets: Bet[]; up: Money[]; down: Money[] }>()
  const groupAt = (ms: number) => {
    const day = formatDay(startOf(span, ms))
    const group = groups.get(day) ?? { bets: [], up: [], down: [] }
    groups.set(day, group)
    return group
  }
  for (let ago = 0; ago < PERIOD_DAYS[period]; ago += 1) groupAt(now - ago * DAY)
  for (const bet of bets) if (bet.bet_time !== null) groupAt(bet.bet_time).bets.push(bet)
  for (const { at, amount } of ups) if (at !== null) groupAt(at).up.push(amount)
  for (const { at, amount } of downs) if (at !== null) groupAt(at).down.push(amount)
  return [...groups]
    .map(([day, { bets: ofDay, up, down }]) => ({
      day,
      bets: betSums(ofDay),
      up: add(...up),
      down: add(...down),
    }))
    .sort((a, b) => (a.day < b.day ? -1 : 1))
}

/** Total of one side. */
export const totalOf = (sums: readonly DaySum[], side: 'up' | 'down'): Money =>
  add(...sums.map((sum) => sum[side]))

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
