// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { beginSession, endSession, isUpToDate, onSessionEnd, resumeSession, session } from './session'

beforeEach(() => {
  endSession()
  localStorage.clear()
  sessionStorage.clear()
})

it('keeps the token for the browser session [s1-4] [D6]', () => {
  beginSession('t1')
  expect(sessionStorage.getItem('token')).toBe('t1')
  session.token = null
  resumeSession()
  expect(session.token).toBe('t1')
})

it('gives every login an epoch of its own [D9]', () => {
  beginSession('t1')
  const first = session.epoch
  endSession()
  beginSession('t1')
  expect(session.epoch).not.toBe(first)
})

it('clears all local and session storage, after telling those who write to it [s1-4] [D7]', () => {
  beginSession('t1')
  localStorage.setItem('portal:favourites', '[]')
  let tokenWhenTold: string | null = 'unset'
  onSessionEnd(() => (tokenWhenTold = session.token))
  endSession()
  expect(tokenWhenTold).toBeNull()
  expect(localStorage.length).toBe(0)
  expect(sessionStorage.length).toBe(0)
})

it.each([
  ['spaces', '{bad json'],
  ['Chinese', '令牌'],
  ['line ends', 'two\nlines'],
  ['nothing', ' '],
  ['4097 characters', 'x'.repeat(4097)],
])('takes up no token with %s, which no header can carry [D6]', (_, token) => {
  sessionStorage.setItem('token', token)
  resumeSession()
  expect(session.token).toBeNull()
})

it('tells whether the browser keeps the session, which lives in this page either way [D6]', () => {
  expect(beginSession('t1')).toBe(true)
  vi.stubGlobal('sessionStorage', null)
  expect(beginSession('t2')).toBe(false)
  expect(session.token).toBe('t2')
  vi.unstubAllGlobals()
})

it('knows when another page of its tab has logged out or in [D7]', () => {
  beginSession('t1')
  expect(isUpToDate()).toBe(true)
  sessionStorage.setItem('token', 't2')
  expect(isUpToDate()).toBe(false)
  sessionStorage.clear()
  expect(isUpToDate()).toBe(false)
})

it('starts where there is no BroadcastChannel, and where it throws [D8]', async () => {
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
    const fresh = await import('./session')
    fresh.resumeSession()
    fresh.beginSession('t1')
    fresh.endSession()
    expect(fresh.session.token).toBeNull()
  }
  vi.unstubAllGlobals()
})
