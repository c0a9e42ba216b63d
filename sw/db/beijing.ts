import { BEIJING_MS } from '@/contract/beijing'
import { PERIOD_DAYS, type Period } from '@/contract/records'

const DAY_MS = 24 * 3600_000
export const HOUR_MS = 3600_000

/** Midnight in Beijing of the day this moment lies in there (D27). */
export const startOfDay = (ms: number): number => Math.floor((ms + BEIJING_MS) / DAY_MS) * DAY_MS - BEIJING_MS

/** The first moment of a period, whole Beijing days with today as the last; an unknown period is the longest. */
export const startOfPeriod = (period: number, now: number): number =>
  startOfDay(now) - ((PERIOD_DAYS[period as Period] ?? PERIOD_DAYS[4]) - 1) * DAY_MS
