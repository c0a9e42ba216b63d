// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  localStorage.clear()
  sessionStorage.clear()
})

/** The session of a page that follows the others, ended by another tab whose message didn't arrive. */
async function endedElsewhere() {
  const { beginSession, endSession, session } = await import('@/state/session')
  const { followOtherTabs } = await import('./otherTabs')
  beginSession('t1')
  followOtherTabs()
  const here = { ...session }
  const tab = Object.entries(sessionStorage)
  endSession()
  Object.assign(session, here)
  for (const [key, value] of tab) sessionStorage.setItem(key, value as string)
  return session
}

it.each([
  ['shown again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['thawed', () => document.dispatchEvent(new Event('resume'))],
  ['back by the way back', () => window.dispatchEvent(new Event('pageshow'))],
  ['running all the time', () => window.dispatchEvent(new Event('storage'))],
])('checks for the end of its session when the page is %s', async (_, event) => {
  const session = await endedElsewhere()
  expect(session.token).toBe('t1')
  event()
  expect(session.token).toBeNull()
  expect(sessionStorage.getItem('token')).toBeNull()
})

it('starts without BroadcastChannel, and when its constructor throws', { tags: 'D8' }, async () => {
  for (const channel of [
    undefined,
    class {
      constructor() {
        throw new DOMException('blocked', 'SecurityError')
      }
    },
  ]) {
    vi.stubGlobal('BroadcastChannel', channel)
    vi.resetModules()
    const { followOtherTabs } = await import('./otherTabs')
    expect(followOtherTabs).not.toThrow()
  }
  vi.unstubAllGlobals()
})

it('answers 1,000 questions of other tabs twice', { tags: ['D75', 'D8'] }, async () => {
  let tell: (message: { data: unknown }) => void = () => {}
  const sent: unknown[] = []
  class Channel {
    addEventListener = (_: string, listener: typeof tell) => void (tell = listener)
    postMessage = (data: unknown) => void sent.push(data)
  }
  vi.stubGlobal('BroadcastChannel', Channel)
  vi.useFakeTimers()
  vi.resetModules()
  const { session } = await import('@/state/session')
  session.token = 't1'
  const { followOtherTabs } = await import('./otherTabs')
  followOtherTabs()
  for (let questions = 0; questions < 1000; questions += 1) tell({ data: 'anyone' })
  vi.advanceTimersByTime(10_000)
  expect(sent).toEqual(['alive', 'alive'])
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('removes stored member data when no tab has a session, and sends no token', { tags: 'D7' }, async () => {
  const sent: unknown[] = []
  class Channel extends EventTarget {
    postMessage = (data: unknown) => void sent.push(data)
  }
  vi.stubGlobal('BroadcastChannel', Channel)
  vi.useFakeTimers()
  localStorage.setItem('userInfo', '{}')
  localStorage.setItem('messageNum', '3')
  const { followOtherTabs } = await import('./otherTabs')
  followOtherTabs()
  vi.advanceTimersByTime(300)
  expect(Object.keys(localStorage)).toEqual([])
  expect(sent).toEqual(['anyone'])
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
