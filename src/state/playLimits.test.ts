// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'

const KEY = 'portal:limits'
const load = () => import('./playLimits')
const stored = () => localStorage.getItem(KEY) ?? ''

beforeEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
  vi.resetModules()
})

describe('the stored limits', () => {
  it('are kept under a hash of the name, however typed; other accounts have the defaults', async () => {
    const { accountKey, changeLimits, limitsOfAccount } = await load()
    changeLimits(await accountKey('demo888'), () => ({ remindEvery: 15 }))
    expect(stored()).not.toContain('demo888')
    expect((await limitsOfAccount(' DEMO888 ')).remindEvery).toBe(15)
    expect(await limitsOfAccount('agent88')).toMatchObject({ remindEvery: 30, pausedUntil: 0 })
  })

  it('outlive a logout, alone with what D72 keeps', { tags: ['D74', 'D7'] }, async () => {
    const { accountKey, changeLimits, limitsOfAccount } = await load()
    const { beginSession, endSession } = await import('./session')
    beginSession('token')
    localStorage.setItem('userInfo', 'demo888')
    changeLimits(await accountKey('demo888'), () => ({ pausedUntil: 5 }))
    endSession()
    expect(Object.keys(localStorage).toSorted()).toEqual(['portal:ended', KEY])
    expect((await limitsOfAccount('demo888')).pausedUntil).toBe(5)
  })

  it('are re-read before a change, so that two tabs keep each other’s', { tags: 'D74' }, async () => {
    const { changeLimits, limitsAt, playLimits } = await load()
    changeLimits('a', () => ({ remindEvery: 15 }))
    const other = JSON.parse(stored()) as object
    localStorage.setItem(KEY, JSON.stringify({ ...other, b: { ...limitsAt({}, ''), remindEvery: 60 } }))
    changeLimits('a', () => ({ pausedUntil: 9 }))
    expect(limitsAt(playLimits.accounts, 'a')).toMatchObject({ remindEvery: 15, pausedUntil: 9 })
    expect(limitsAt(playLimits.accounts, 'b').remindEvery).toBe(60)
  })

  it('follow the storage event of another tab', { tags: 'D74' }, async () => {
    const { changeLimits, followPlayLimits, limitsAt, playLimits } = await load()
    changeLimits('a', () => ({ remindEvery: 15 }))
    const stop = followPlayLimits()
    localStorage.setItem(KEY, stored().replace('15', '60'))
    dispatchEvent(new StorageEvent('storage', { key: KEY }))
    expect(limitsAt(playLimits.accounts, 'a').remindEvery).toBe(60)
    stop()
  })

  it('drop invalid entries, account by account', { tags: 'D6' }, async () => {
    const { limitsAt } = await load()
    const good = { ...limitsAt({}, ''), remindEvery: 60 }
    const bad = [
      { ...good, remindEvery: 5 },
      { ...good, pausedUntil: '9' },
      { ...good, rules: { ...good.rules, lossDay: { sum: '1e9' } } },
      null,
    ]
    localStorage.setItem(KEY, JSON.stringify({ good, ...Object.fromEntries(bad.entries()) }))
    vi.resetModules()
    const { playLimits } = await load()
    expect(playLimits.accounts).toEqual({ good })
  })

  it('say so when storage refuses them, and last as long as the page', { tags: 'D74' }, async () => {
    const { changeLimits, limitsOfAccount, accountKey } = await load()
    const setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    vi.stubGlobal('localStorage', { getItem: () => null, removeItem: () => undefined, setItem })
    expect(changeLimits(await accountKey('a'), () => ({ remindEvery: 60 }))).toBe(false)
    expect((await limitsOfAccount('a')).remindEvery).toBe(60)
  })
})

describe('the time of a session', () => {
  it('starts at login, survives reloads and starts over at the next login', { tags: 'D74' }, async () => {
    const { beginSession, endSession } = await import('./session')
    const { noteReminder, playTime } = await import('./playTime')
    beginSession('one')
    expect(playTime(1000)).toEqual({ since: 1000, reminded: 1000 })
    noteReminder(5000)
    expect(playTime(9000)).toEqual({ since: 1000, reminded: 5000 })
    endSession()
    beginSession('two')
    expect(playTime(9000)).toEqual({ since: 9000, reminded: 9000 })
  })

  it('starts over when the device’s clock was set back', { tags: 'D74' }, async () => {
    const { beginSession } = await import('./session')
    const { playTime } = await import('./playTime')
    beginSession('one')
    playTime(9000)
    expect(playTime(100)).toEqual({ since: 100, reminded: 100 })
  })
})
