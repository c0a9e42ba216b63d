import { PERIOD_DAYS, type Period } from '@/contract/records'
import { formatDay, startOf } from '@/contract/values/beijing'

export const HOUR_MS = 3600_000
export const DAY_MS = 24 * HOUR_MS

/** The start of a moment's Beijing day. */
export const startOfDay = (ms: number): number => startOf('day', ms)

/** The Monday of a moment's week, at its start in Beijing. */
export const startOfWeek = (ms: number): number => startOf('week', ms)

/** The start of a period of whole Beijing days that ends today; unknown periods count as the longest. */
export const startOfPeriod = (period: number, now: number): number =>
  startOfDay(now) - ((PERIOD_DAYS[period as Period] ?? PERIOD_DAYS[4]) - 1) * DAY_MS

/** 期号 or 局号 of the round at a moment: the Beijing day and the round's number in it, `202611200754`. */
export const issueOf = (every: number, at: number): string =>
  formatDay(at).replaceAll('-', '') + String(Math.floor((at - startOfDay(at)) / every) + 1).padStart(4, '0')
