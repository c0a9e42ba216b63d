// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { beginSession, endSession, isOver, isUpToDate, onSessionEnd, resumeSession, session } from './session'

beforeEach(() => {
  endSession()
  localStorage.clear()
  sessionStorage.clear()
})

it('keeps the token in session storage', { tags: ['s1-4', 'D6'] }, () => {
  beginSession('t1')
  expect(sessionStorage.getItem('token')).toBe('t1')
  session.token = null
  resumeSession()
  expect(session.token).toBe('t1')
})

it('gives every login its own epoch', { tags: 'D9' }, () => {
  beginSession('t1')
  const first = session.epoch
  endSession()
  beginSession('t1')
  expect(session.epoch).not.toBe(first)
})

it('clears local and session storage after notifying its writers', { tags: ['s1-4', 'D7'] }, () => {
  beginSession('t1')
  localStorage.setItem('portal:favourites', '[]')
  let tokenWhenTold: string | null = 'unset'
  onSessionEnd(() => (tokenWhenTold = session.token))
  endSession()
  expect(tokenWhenTold).toBeNull()
  // The only entry tells other tabs that this session has ended; it isn't the token.
  expect(Object.keys(localStorage)).toEqual(['portal:ended'])
  expect(sessionStorage.length).toBe(0)
})

/** What this tab, or one opened from it, sees after another tab has ended its session. */
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

it('a suspended or reloaded tab learns that its session has ended', { tags: 'D8' }, () => {
  beginSession('a-token')
  expect(isOver()).toBe(false)
  endElsewhere('a-token')
  expect(isOver()).toBe(true)
  resumeSession()
  expect(session.token).toBeNull()
  expect(sessionStorage.length).toBe(0)
})

it('a session ended elsewhere leaves the storage alone: it may be the next member’s', { tags: 'D8' }, () => {
  beginSession('a-token')
  endElsewhere('a-token')
  localStorage.setItem('userInfo', 'of the next')
  endSession()
  expect(session.token).toBeNull()
  expect(localStorage.getItem('userInfo')).toBe('of the next')
})

it('a token that returns, by login or by hand, is a session again', { tags: 'D8' }, () => {
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

it('remembers only about thirty ended sessions', { tags: 'D8' }, () => {
  for (let count = 0; count < 40; count += 1) {
    beginSession(`token ${count}`)
    endSession()
  }
  expect(localStorage.getItem('portal:ended')).toHaveLength(270)
})

it.each([
  ['spaces', '{bad json'],
  ['Chinese', '令牌'],
  ['nothing', ' '],
  ['4097 characters', 'x'.repeat(4097)],
])('ignores a token with %s, which no header can carry', (_, token) => {
  sessionStorage.setItem('token', token)
  resumeSession()
  expect(session.token).toBeNull()
})

it('reports whether the browser stores the session, which lives in this page either way', () => {
  expect(beginSession('t1')).toBe(true)
  vi.stubGlobal('sessionStorage', null)
  expect(beginSession('t2')).toBe(false)
  expect(session.token).toBe('t2')
  vi.unstubAllGlobals()
})

it('notices a logout or login by another page in its tab', { tags: 'D7' }, () => {
  beginSession('t1')
  expect(isUpToDate()).toBe(true)
  sessionStorage.setItem('token', 't2')
  expect(isUpToDate()).toBe(false)
  sessionStorage.clear()
  expect(isUpToDate()).toBe(false)
})
