type Told = { date: string; askedAt: number; cameAt: number }

/**
 * `Date` header of the latest response that had one, with the device times of request and response (ms); `offset` is server time
 * minus device time (ms), as `serverNow` last read it.
 */
export const lastTold: { answer: Told | null; offset: number } = { answer: null, offset: 0 }

let resolveFirst: () => void
/** Resolves at the first response of this visit, whether it had a date or not. */
export const firstResponse = new Promise<void>((resolve) => {
  resolveFirst = resolve
})

/** Records the `Date` header of a response whose request was sent at `askedAt` (ms, device time); ignores a missing one. */
export function noteServerTime(date: string | null, askedAt: number): void {
  resolveFirst()
  if (date) lastTold.answer = { date, askedAt, cameAt: Date.now() }
}
