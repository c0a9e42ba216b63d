import { readServerTime, writeServerTime } from '@/contract/wire/codecs'
import type { Random } from '../../db/seed/random'

const SECOND = 1000
const DAY = 86_400 * SECOND

/** Days in the dense part of a history, today included; they lie within any reading of "30 days". */
export const RECENT_DAYS = 30
/** Days a history goes back. */
export const ALL_DAYS = 365

/** Turns "n Beijing days ago" into times that are never later than `now`. */
export function daysBefore(now: number) {
  const today = readServerTime(`${writeServerTime(now).slice(0, 10)} 00:00:00`) ?? now
  /** `hour` o'clock `ago` days back, with random minutes and seconds. */
  const at = (ago: number, hour: number, random: Random): number =>
    Math.min(now, today - ago * DAY + (hour * 3600 + random.between(0, 3599)) * SECOND)
  /** A random time of that day; today's fall in the last three hours, or since midnight if that is later. */
  const lately = Math.min(now - today, 3 * 3600 * SECOND)
  const anyTime = (ago: number, random: Random): number =>
    ago === 0
      ? now - Math.floor((random.between(60, 3 * 3600) / (3 * 3600)) * lately)
      : at(ago, random.between(8, 23), random)
  return { at, anyTime }
}

/** A time's digits for order numbers: `20261120140251`. */
export const digitsOf = (moment: number): string => writeServerTime(moment).replace(/\D/g, '')

/** Sorts rows newest first by `timeOf`. */
export const newestFirst = <Row>(rows: Row[], timeOf: (row: Row) => number | null): Row[] =>
  rows.toSorted((a, b) => (timeOf(b) ?? 0) - (timeOf(a) ?? 0))
