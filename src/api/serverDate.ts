type Told = { date: string; askedAt: number; cameAt: number }

/** What the last answer that named a time said, and when it was asked for and came, ms by this device. */
export const lastTold: { answer: Told | null } = { answer: null }

/**
 * Keeps the `Date` header of an answer whose request went out at `askedAt` (ms, device time), for `serverClock.ts`. Servers
 * of another origin may hide the header: then what is known stays.
 */
export function noteServerTime(date: string | null, askedAt: number): void {
  if (date) lastTold.answer = { date, askedAt, cameAt: Date.now() }
}
