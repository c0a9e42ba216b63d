// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { navigate, OPEN_DIALOG } from './hashLocation'
import { isOursBefore } from './isOursBefore'

const HERE = 'https://portal.example/'
const BLANK = 'about:blank'

beforeEach(() => {
  location.href = HERE
  history.replaceState(null, '', '#/recharge')
})
afterEach(() => vi.unstubAllGlobals())

describe('whether Back leads to a page of this app', () => {
  // The browser lists the entries of this origin only.
  it.each([
    [false, null, []],
    [false, null, [BLANK]],
    [false, null, [`${HERE}robots.txt`]],
    [false, null, [null]],
    [true, null, [`${HERE}#/vip`]],
    [false, OPEN_DIALOG, [`${HERE}#/recharge`]],
    [true, OPEN_DIALOG, [`${HERE}#/vip`, `${HERE}#/recharge`]],
  ])('is %s in state %s after %j', (isOurs, state, before) => {
    history.replaceState(state, '')
    const entries = [...before, location.href].map((url, index) => ({ url, index }))
    vi.stubGlobal('navigation', { entries: () => entries, currentEntry: entries.at(-1) })
    expect(isOursBefore()).toBe(isOurs)
  })

  it('is known without the Navigation API from what the app has pushed', () => {
    expect(isOursBefore()).toBe(false)
    navigate('/login', { replace: true })
    expect(isOursBefore()).toBe(false)
    navigate('/vip')
    expect(isOursBefore()).toBe(true)
    navigate('/app', { replace: true })
    expect(isOursBefore()).toBe(true)
    history.pushState(OPEN_DIALOG, '')
    expect(isOursBefore()).toBe(false)
    navigate('/', { replace: true })
    expect(isOursBefore()).toBe(true)
  })
})
