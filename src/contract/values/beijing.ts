/** How far Beijing is ahead of UTC, ms: all times of the portal are Beijing time. */
export const BEIJING_MS = 8 * 3600_000

/** A moment (ms since 1970) as `YYYY-MM-DD HH:mm:ss` in Beijing, whatever the device's time zone; `-` for none. */
export function formatDateTime(ms: number | null): string {
  return ms === null || Number.isNaN(ms)
    ? '-'
    : new Date(ms + BEIJING_MS).toISOString().slice(0, 19).replace('T', ' ')
}

/** The day of a moment in Beijing, `YYYY-MM-DD`; `-` for none. */
export const formatDay = (ms: number | null): string => formatDateTime(ms).slice(0, 10)

export type Span = 'day' | 'week'

const DAY = 24 * 3600_000
/** 1970-01-01 was a Thursday, three days into its week. */
const THURSDAY = 3

/** Start of a moment's Beijing day or week (from Monday), ms since 1970. */
export function startOf(span: Span, now: number): number {
  const day = Math.floor((now + BEIJING_MS) / DAY)
  const first = span === 'day' ? day : day - ((day + THURSDAY) % 7)
  return first * DAY - BEIJING_MS
}

/** Its end. */
export const endOf = (span: Span, now: number): number => startOf(span, now) + DAY * (span === 'day' ? 1 : 7)
