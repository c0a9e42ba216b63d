import { absolute, add, isLess, isPositive } from '@/contract/arithmetic'
import { money, type Money } from '@/contract/money'
import {
  coinOf,
  PERIOD_DAYS,
  type Bet,
  type FundsType,
  type Period,
  type Transaction,
} from '@/contract/records'
import { formatDay } from '@/contract/beijing'
import { fundsLook } from '@/components/records/recordStates'

/** What one day adds to a sum. */
export type Entry = { at: number | null; amount: Money }
/** Both sums of one day, exact: `up` stands above the axis of the chart, `down` below. */
export type DaySum = { day: string; up: Money; down: Money }

const ZERO = money('0')
const DAY_MS = 24 * 3600_000

/**
 * The sums of each Beijing day (D27) of a period that ends today, the oldest first, days without rows included. A row
 * of another day (a server may count a period by hours) brings its day along.
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

/** The whole of one side. */
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

/** What settled bets won and what they lost; the others have no result (spec 2 §4). */
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

/** The stakes that void bets gave back, CNY; null where there are none. They are neither won nor lost. */
export function givenBack(bets: readonly Bet[]): Money | null {
  const stakes = bets.flatMap(({ status, bet_amount }) =>
    status === 'invalid' && bet_amount !== null ? [bet_amount] : [],
  )
  return stakes.length > 0 ? add(...stakes) : null
}

/** What moved or may still move: rejected orders and failed transfers moved nothing. */
const moving = (type: FundsType, rows: readonly Transaction[], inCoin: boolean): Entry[] =>
  rows.flatMap((row) => {
    const { created_at, amount, state } = row
    if (amount === null || fundsLook(type, state).tone === 'bad') return []
    return (coinOf(type, row) !== null) === inCoin ? [{ at: created_at, amount }] : []
  })

/** The entries in CNY. Coin is never added to yuan: the rate and fee of then are not known. */
export const fundsEntries = (type: FundsType, rows: readonly Transaction[]): Entry[] =>
  moving(type, rows, false)

/** The sum of what `fundsEntries` leaves out, USDT; null where it leaves out nothing. */
export function coinTotal(type: FundsType, rows: readonly Transaction[]): Money | null {
  const coins = moving(type, rows, true).map(({ amount }) => amount)
  return coins.length > 0 ? add(...coins) : null
}
