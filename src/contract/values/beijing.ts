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
