import { seconds } from '@/lib/durations'

/** Server time minus this device's, ms. */
let offset = 0

/**
 * Learns the server's clock from the `Date` header of an answer whose request went out at `askedAt` (ms, device time).
 * Servers of another origin may hide the header; then the last known clock, or this device's, stays.
 */
export function noteServerTime(date: string | null, askedAt: number): void {
  const time = date === null ? NaN : Date.parse(date)
  if (Number.isNaN(time)) return
  // The header counts whole seconds and was written somewhere between request and answer.
  const measured = time + seconds(0.5) - (askedAt + Date.now()) / 2
  if (Math.abs(measured - offset) > seconds(1)) offset = Math.abs(measured) > seconds(2) ? measured : 0
}

/** Now by the server's clock, ms since 1970; the device's own clock until a server has told its time. */
export const serverNow = (): number => Date.now() + offset
