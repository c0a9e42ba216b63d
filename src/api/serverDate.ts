type Reading = {
  date: string
  askedAt: number
  cameAt: number
  /** `performance.now()` when it came: runs on evenly while the device's clock is set. */
  tick: number
  /** How far the clock that it came from may be off the API's (ms). */
  doubt: number
}

/**
 * `Date` header of the latest response that had one, with the device times of request and response (ms); `offset` is server time
 * minus device time (ms), as `serverNow` last read it; `pause` is the latest `Retry-After` and when it came.
 */
export const lastReading: { answer: Reading | null; offset: number; pause?: [string | null, number] } = {
  answer: null,
  offset: 0,
}

let resolveFirst: () => void
/** Resolves at the first response of this visit, whether it had a date or not. */
export const firstResponse = new Promise<void>((resolve) => {
  resolveFirst = resolve
})

/**
 * Records the `Date` header of a response whose request was sent at `askedAt` (ms, device time); ignores a missing or unreadable one. `doubt`
 * (ms) where another host than the API told it.
 */
export function noteServerTime(date: string | null, askedAt: number, doubt = 0): void {
  resolveFirst()
  if (date && !Number.isNaN(Date.parse(date)))
    lastReading.answer = { date, askedAt, cameAt: Date.now(), tick: performance.now(), doubt }
}

/** Records what a response tells of its line: the time, and how long to leave it alone, for the polls (D83). */
export function noteResponse({ status, headers }: Response, { method }: RequestInit, askedAt: number): void {
  // What a GET is answered with may be old.
  if (method === 'POST') noteServerTime(headers.get('Date'), askedAt)
  if (status === 429 || status === 503) lastReading.pause = [headers.get('Retry-After'), Date.now()]
}
