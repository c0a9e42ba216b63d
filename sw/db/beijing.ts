import { startOf } from '@/contract/values/beijing'
import { PERIOD_DAYS, type Period } from '@/contract/records'

export const HOUR_MS = 3600_000
export const DAY_MS = 24 * HOUR_MS

/** The start of a moment's Beijing day. */
export const startOfDay = (ms: number): number => startOf('day', ms)

/** The Monday of a moment's week, at its start in Beijing. */
export const startOfWeek = (ms: number): number => startOf('week', ms)

/** The start of a period of whole Beijing days that ends today; unknown periods count as the longest. */
export const startOfPeriod = (period: number, now: number): number =>
  startOfDay(now) - ((PERIOD_DAYS[period as Period] ?? PERIOD_DAYS[4]) - 1) * DAY_MS
