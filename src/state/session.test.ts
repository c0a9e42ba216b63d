// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { beginSession, endSession, isOver, isUpToDate, onSessionEnd, resumeSession, session } from './session'

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
  // What is left tells other tabs that this session is over, and is no token.
  expect(Object.keys(localStorage)).toEqual(['portal:ended'])
  expect(sessionStorage.length).toBe(0)
})

/** What the same tab, or one opened from it, finds when another tab has ended its session meanwhile. */
function endElsewhere(token: string): void {
  const tab = Object.entries(sessionStorage)
  const { ...kept } = session
  endSession()
  const ended = localStorage.getItem('portal:ended') ?? ''
  expect(ended).toMatch(/^\.[0-9a-z]{1,7}\.$/)
  expect(ended).not.toContain(token)
  Object.assign(session, kept)
  for (const [key, value] of tab) sessionStorage.setItem(key, value as string)
}

it('a tab that was away learns from the device that its session has ended, also when it starts anew [D8]', () => {
  beginSession('a-token')
  expect(isOver()).toBe(false)
  endElsewhere('a-token')
  expect(isOver()).toBe(true)
  resumeSession()
  expect(session.token).toBeNull()
  expect(sessionStorage.length).toBe(0)
})

it('a session that ended elsewhere leaves what the device holds by now alone: it may be the next member’s [D8]', () => {
  beginSession('a-token')
  endElsewhere('a-token')
  localStorage.setItem('userInfo', 'of the next')
  endSession()
  expect(session.token).toBeNull()
  expect(localStorage.getItem('userInfo')).toBe('of the next')
})

it('a token that comes again, by login or put there by hand, is a session again [D8]', () => {
  beginSession('a-token')
  endSession()
  beginSession('a-token')
  expect(isOver()).toBe(false)
  endSession()
  sessionStorage.setItem('token', 'a-token')
  resumeSession()
  expect(session.token).toBe('a-token')
  expect(isOver()).toBe(false)
})

it('remembers about the last thirty ends only [D8]', () => {
  for (let count = 0; count < 40; count += 1) {
    beginSession(`token ${count}`)
    endSession()
  }
  expect(localStorage.getItem('portal:ended')).toHaveLength(270)
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
