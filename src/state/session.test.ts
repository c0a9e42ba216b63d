// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { beginSession, endSession, onSessionEnd, resumeSession, session } from './session'

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
