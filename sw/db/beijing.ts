const BEIJING_MS = 8 * 3600_000
const DAY_MS = 24 * 3600_000
export const HOUR_MS = 3600_000

/** Midnight in Beijing of the day this moment lies in there (D27). */
export const startOfDay = (ms: number): number => Math.floor((ms + BEIJING_MS) / DAY_MS) * DAY_MS - BEIJING_MS

/** Days covered by the time filter: 1 today, 2 within 7 days, 3 within 15, 4 within 30 (spec 2 §9). */
const PERIOD_DAYS: Record<number, number> = { 1: 1, 2: 7, 3: 15, 4: 30 }

/** The first moment of a period, whole Beijing days with today as the last. */
export const startOfPeriod = (period: number, now: number): number =>
  startOfDay(now) - ((PERIOD_DAYS[period] ?? 30) - 1) * DAY_MS
