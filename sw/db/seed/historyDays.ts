import { readServerTime, writeServerTime } from '@/contract/wire'
import type { Random } from './random'

const SECOND = 1000
const DAY = 86_400 * SECOND

/** The days the dense part of a history covers, today included: all of them are within 30 days by any count. */
export const RECENT_DAYS = 30
/** How far a history goes back. */
export const ALL_DAYS = 365

/** Turns "so many Beijing days ago" into moments that are never later than `now`. */
export function daysBefore(now: number) {
  const today = readServerTime(`${writeServerTime(now).slice(0, 10)} 00:00:00`) ?? now
  /** `hour` o'clock of the day `ago` days back, with the odd minute and second. */
  const at = (ago: number, hour: number, random: Random): number =>
    Math.min(now, today - ago * DAY + (hour * 3600 + random.between(0, 3599)) * SECOND)
  /** Any time of that day; today's moments lie in the last three hours. */
  const anyTime = (ago: number, random: Random): number =>
    ago === 0 ? now - random.between(60, 3 * 3600) * SECOND : at(ago, random.between(8, 23), random)
  return { at, anyTime }
}

/** The digits of a moment, for order numbers: `20261120140251`. */
export const digitsOf = (moment: number): string => writeServerTime(moment).replace(/\D/g, '')

/** Newest first, by the time `timeOf` reads. */
export const newestFirst = <Row>(rows: Row[], timeOf: (row: Row) => number | null): Row[] =>
  rows.toSorted((a, b) => (timeOf(b) ?? 0) - (timeOf(a) ?? 0))
