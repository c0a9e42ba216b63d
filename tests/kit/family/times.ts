const BEIJING_MS = 8 * 3600_000
const DAY_MS = 24 * 3600_000

/** A time as most columns spell it: `2026-11-22T03:21:25.000000Z`. */
export const iso = (ms: number): string => new Date(ms).toISOString().replace(/\.\d{3}Z$/, '.000000Z')

/** A time as a few columns spell it, in Beijing time: `2026-11-22 11:21:25`. */
export const local = (ms: number): string =>
  new Date(ms + BEIJING_MS).toISOString().slice(0, 19).replace('T', ' ')

/** Days of the record lists' filter `date`. */
const PERIODS: Record<number, number> = { 1: 1, 2: 7, 3: 15, 4: 30 }

/** Whether a time lies within a filter's last days, in whole Beijing days. */
export function isWithin(ms: number, date: number, now: number): boolean {
  const midnight = Math.floor((now + BEIJING_MS) / DAY_MS) * DAY_MS - BEIJING_MS
  return ms >= midnight - ((PERIODS[date] ?? 30) - 1) * DAY_MS
}
