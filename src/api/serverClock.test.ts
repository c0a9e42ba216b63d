import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clockDoubt, serverNow } from './serverClock'
import { noteServerTime } from './serverDate'

const NOW = Date.UTC(2026, 10, 22, 4, 0, 0)
const HOUR = 3600_000
const header = (ms: number) => new Date(NOW + ms).toUTCString()

beforeEach(() => void vi.useFakeTimers({ now: NOW }))
afterEach(() => vi.useRealTimers())

describe('the server’s clock', () => {
  beforeEach(() => noteServerTime(header(0), NOW))

  it('is the device’s clock if both agree within two seconds', () => {
    noteServerTime(header(1000), NOW)
    expect(serverNow()).toBe(NOW)
  })

  it.each([-3, 3])('follows a server whose clock is off by %i hours', (hours) => {
    noteServerTime(header(hours * HOUR), NOW)
    expect(Math.abs(serverNow() - NOW - hours * HOUR)).toBeLessThanOrEqual(500)
  })

  it('keeps its offset if a response has no time', () => {
    noteServerTime(header(HOUR), NOW)
    const known = serverNow()
    noteServerTime(null, NOW)
    noteServerTime('yesterday', NOW)
    expect(serverNow()).toBe(known)
  })

  it('keeps its offset while responses differ by less than a second', () => {
    noteServerTime(header(HOUR), NOW)
    const known = serverNow()
    noteServerTime(header(HOUR + 900), NOW)
    expect(serverNow()).toBe(known)
  })

  it('keeps its offset if a response was on its way for so long that both may be right', () => {
    noteServerTime(header(HOUR), NOW)
    const offset = serverNow() - NOW
    vi.setSystemTime(NOW + 30_000)
    noteServerTime(header(HOUR), NOW)
    expect(serverNow()).toBe(NOW + 30_000 + offset)
    noteServerTime(header(2 * HOUR), NOW)
    expect(Math.abs(serverNow() - NOW - 2 * HOUR)).toBeLessThanOrEqual(16_000)
  })
})

describe('the doubt about it', () => {
  /** Sets the device's clock while its stopwatch runs on. */
  const jump = (ms: number, passed = 0) => {
    vi.advanceTimersByTime(passed)
    vi.setSystemTime(Date.now() + ms)
  }
  beforeEach(() => noteServerTime(header(0), NOW))

  it.each([
    ['is seconds where an answer had a date', 0, 0, 0, 2500],
    ['leaves the time right if the device’s clock is set back meanwhile', -10 * 60_000, 5000, 5000, 2500],
    ['grows by as much as the clock is set forward, or slept', 10 * 60_000, 0, 10 * 60_000, 602_500],
  ])('%s', (_what, ms, passed, moved, doubt) => {
    expect(serverNow()).toBe(NOW)
    jump(ms, passed)
    expect(serverNow() - NOW).toBe(moved)
    expect(clockDoubt()).toBe(doubt)
    // The next answer settles it.
    noteServerTime(header(passed), Date.now())
    expect(Math.abs(serverNow() - NOW - passed)).toBeLessThanOrEqual(500)
    expect(clockDoubt()).toBe(2500)
  })
})

describe('learning the server’s time', () => {
  const asked = vi.fn()
  const answered = (offset: number) =>
    asked.mockImplementation(() => Promise.resolve(new Response('', { headers: { Date: header(offset) } })))

  /** The clock as a newly opened page sees it. */
  async function opened({ isSameOrigin }: { isSameOrigin: boolean }) {
    vi.resetModules()
    vi.doMock('./lines', () => ({ isSameOrigin }))
    return { ...(await import('./serverClock')), ...(await import('./serverDate')) }
  }

  beforeEach(() => {
    asked.mockReset()
    vi.stubGlobal('fetch', asked)
    vi.stubGlobal('navigator', { onLine: true })
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.doUnmock('./lines')
  })

  it('asks the portal’s host once if a server on another origin hides its time', async () => {
    answered(2 * HOUR)
    const { clockDoubt, learnServerTime, serverNow } = await opened({ isSameOrigin: false })
    expect(clockDoubt()).toBe(24 * HOUR)
    await Promise.all([learnServerTime(), learnServerTime()])
    await learnServerTime()
    expect(asked).toHaveBeenCalledTimes(1)
    expect(asked.mock.calls[0]).toMatchObject(['/version.json', { method: 'HEAD', cache: 'no-store' }])
    expect(Math.abs(serverNow() - NOW - 2 * HOUR)).toBeLessThanOrEqual(500)
    expect(clockDoubt()).toBe(7500)
  })

  it('sends no request if the server’s time is known', { tags: 'D27' }, async () => {
    const other = await opened({ isSameOrigin: false })
    other.noteServerTime(header(-HOUR), NOW)
    await other.learnServerTime()
    expect(Math.abs(other.serverNow() - NOW + HOUR)).toBeLessThanOrEqual(500)
    expect(asked).not.toHaveBeenCalled()
  })

  it.each([
    ['waits for the first response', 'with a date', 2 * HOUR, 2 * HOUR],
    ['stops waiting at a response', 'without a date', null, 0],
  ])('on this origin, %s %s, and sends no request', async (_what, _kind, offset, expected) => {
    const { learnServerTime, noteServerTime, serverNow } = await opened({ isSameOrigin: true })
    let isKnown = false
    const learned = learnServerTime().then(() => (isKnown = true))
    await vi.advanceTimersByTimeAsync(2000)
    expect(isKnown).toBe(false)
    noteServerTime(offset === null ? null : header(2000 + offset), NOW + 2000)
    await learned
    expect(Math.abs(serverNow() - NOW - 2000 - expected)).toBeLessThanOrEqual(500)
    expect(asked).not.toHaveBeenCalled()
  })

  it('on this origin, uses the device’s clock if no response comes within three seconds', async () => {
    const { learnServerTime, serverNow } = await opened({ isSameOrigin: true })
    const learned = learnServerTime()
    await vi.advanceTimersByTimeAsync(3000)
    await learned
    expect(serverNow()).toBe(NOW + 3000)
  })

  it('doesn’t wait offline', { tags: 'D27' }, async () => {
    vi.stubGlobal('navigator', { onLine: false })
    for (const isSameOrigin of [true, false]) {
      const { learnServerTime, serverNow } = await opened({ isSameOrigin })
      await learnServerTime()
      expect(serverNow()).toBe(NOW)
    }
    expect(asked).not.toHaveBeenCalled()
  })

  it('uses the device’s clock if the host fails, and asks again next time', { tags: 'D27' }, async () => {
    asked.mockRejectedValue(new TypeError('offline'))
    const { learnServerTime, serverNow } = await opened({ isSameOrigin: false })
    await learnServerTime()
    expect(serverNow()).toBe(NOW)
    answered(-2 * HOUR)
    await learnServerTime()
    expect(Math.abs(serverNow() - NOW + 2 * HOUR)).toBeLessThanOrEqual(500)
  })
})
