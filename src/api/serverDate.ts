type Told = { date: string; askedAt: number; cameAt: number }

/** `Date` header of the latest response that had one, with the device times of request and response (ms). */
export const lastTold: { answer: Told | null } = { answer: null }

/** Records the `Date` header of a response whose request was sent at `askedAt` (ms, device time); ignores a missing one. */
export function noteServerTime(date: string | null, askedAt: number): void {
  if (date) lastTold.answer = { date, askedAt, cameAt: Date.now() }
}
