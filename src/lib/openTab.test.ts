import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openTab } from './openTab'

const assign = vi.fn()
beforeEach(() => {
  assign.mockClear()
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('location', { href: 'https://portal.example/#/recharge', assign })
})
afterEach(() => vi.unstubAllGlobals())

function stubTab(sessionStorage: unknown) {
  const tab = {
    opener: 'us',
    sessionStorage,
    location: { replace: vi.fn() },
    close: vi.fn(),
    closed: false,
    top: null as unknown,
    document: {},
    [Symbol.toStringTag]: 'Window',
  }
  tab.top = tab
  vi.stubGlobal('window', { open: () => tab })
  return tab
}

it('a tab that leaves the site loses its opener and its copy of the session', { tags: ['D8', 'D20'] }, () => {
  const clear = vi.fn()
  const tab = stubTab({ clear })
  openTab()?.go('https://service.example/', true)
  expect(clear).toHaveBeenCalledOnce()
  expect(tab.opener).toBeNull()
  expect(tab.location.replace).toHaveBeenCalledWith('https://service.example/')
})

it('a tab of the app keeps its copy of the session', { tags: 'D8' }, () => {
  const clear = vi.fn()
  stubTab({ clear })
  openTab()?.go('#/payInfo')
  expect(clear).not.toHaveBeenCalled()
})

/** The storage of a tab that opened with these entries. */
function stubStorage(entries: Record<string, string>) {
  const stored = new Map(Object.entries(entries))
  stubTab({
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  return () => Object.fromEntries(stored)
}

it('a tab of the app has the session even if the browser copies nothing', { tags: 'D8' }, () => {
  vi.stubGlobal('sessionStorage', { token: 't1', 'portal:epoch': 'e1' })
  const stored = stubStorage({})
  openTab({ url: '#/game', without: [] })
  expect(stored()).toEqual({ token: 't1', 'portal:epoch': 'e1' })
})

it('a tab of the app starts without this tab’s pending requests, copied or not', { tags: 'D8' }, () => {
  vi.stubGlobal('sessionStorage', { token: 't1', 'portal:intents': '[]' })
  for (const copied of [{}, { token: 't1', 'portal:intents': '[]' }]) {
    const stored = stubStorage(copied)
    openTab({ url: '#/game', without: ['portal:intents'] })
    expect(stored()).toEqual({ token: 't1' })
  }
})

it('any other tab is given nothing', { tags: 'D8' }, () => {
  vi.stubGlobal('sessionStorage', { token: 't1' })
  const stored = stubStorage({})
  openTab()
  openTab({ url: 'https://portal.example/' })
  expect(stored()).toEqual({})
})

it('opens even if storage is blocked', { tags: 'D20' }, () => {
  const tab = stubTab(null)
  openTab()?.go('https://service.example/', true)
  expect(tab.location.replace).toHaveBeenCalledOnce()
})

const seems = { opener: null, closed: false, close() {}, focus() {}, location: { href: '', replace() {} } }
const isolated = (extra: object) => {
  const tab: Record<string | symbol, unknown> = { ...seems, [Symbol.toStringTag]: 'Window', ...extra }
  return Object.assign(tab, 'top' in extra ? {} : { top: tab })
}

it.each<[string, () => unknown]>([
  ['null', () => null],
  ['nothing', () => undefined],
  ['an error', () => { throw new Error('no') }], // prettier-ignore
  ['an object that resembles a window', () => seems],
  ['a frame of this page', () => isolated({ top: {} })],
  ['a closed window', () => isolated({ closed: true })],
  ['a window that can’t be asked', () => new Proxy({}, { get() { throw new Error('no') } })], // prettier-ignore
])('is null if the browser answers with %s', (_name, open) => {
  vi.stubGlobal('window', { open })
  expect(openTab({ url: '#/payInfo', without: [], draw: () => undefined })).toBeNull()
})

it('tells whether a tab could be sent on: not one that is closed by then, or refuses', () => {
  const tab = stubTab(null)
  expect(openTab()?.go('https://service.example/', true)).toBe(true)
  tab.location.replace.mockImplementation(() => {
    throw new Error('no')
  })
  expect(openTab()?.go('https://service.example/')).toBe(false)
  const pending = openTab()
  tab.closed = true
  expect(pending?.go('https://service.example/')).toBe(false)
  tab.close.mockImplementation(() => {
    throw new Error('no')
  })
  expect(() => pending?.close()).not.toThrow()
})

it('a drawing that fails costs nothing', { tags: 'D20' }, () => {
  stubTab(null)
  const draw = () => {
    throw new Error('no')
  }
  expect(openTab({ url: '#/payInfo', draw })?.go('#/payInfo?deposit_no=1')).toBe(true)
})

describe('where the only window is this one', () => {
  const stop = vi.fn()
  const back = vi.fn()
  /** A WebView that loads in its one window what a tab was asked for. */
  const oneWindow = (load: (url: string) => void) => {
    const own = { stop, open: (url: string) => (load(url), own) }
    vi.stubGlobal('window', own)
    vi.stubGlobal('history', { back })
  }
  beforeEach(() => [stop, back].forEach((spy) => spy.mockClear()))

  it('a page of the app shows here', { tags: 'D20' }, () => {
    oneWindow(() => undefined)
    expect(openTab({ url: '#/gamePage?name=PG', without: [] })).not.toBeNull()
    expect(assign).toHaveBeenCalledExactlyOnceWith('#/gamePage?name=PG')
    expect(stop).not.toHaveBeenCalled()
  })

  it('another site replaces this page, which a blank one must not, so that Back leads here', () => {
    oneWindow(() => undefined)
    const tab = openTab()
    expect(stop).toHaveBeenCalledOnce()
    expect(assign).not.toHaveBeenCalled()
    expect(tab?.go('https://service.example/', true)).toBe(true)
    expect(assign).toHaveBeenCalledExactlyOnceWith('https://service.example/')
  })

  it('a deposit’s form comes back until its order is there', { tags: ['D20', 'D69'] }, () => {
    oneWindow((url) => void (location.href = `https://portal.example/${url}`))
    const tab = openTab({ url: '#/payInfo', draw: () => undefined })
    expect(back).toHaveBeenCalledOnce()
    expect(assign).not.toHaveBeenCalled()
    expect(tab?.go('https://portal.example/#/payInfo?deposit_no=1')).toBe(true)
    expect(assign).toHaveBeenCalledExactlyOnceWith('https://portal.example/#/payInfo?deposit_no=1')
  })
})

it('on an iPhone’s home screen this page goes there itself, since a tab would lack the session', () => {
  const open = vi.fn()
  vi.stubGlobal('window', { open })
  vi.stubGlobal('navigator', { standalone: true })
  openTab({ url: '#/gamePage?name=PG' })
  expect(assign).toHaveBeenLastCalledWith('#/gamePage?name=PG')
  // The deposit isn't placed yet: no page to show.
  const pending = openTab({ url: '#/payInfo', draw: () => undefined })
  expect(assign).toHaveBeenCalledOnce()
  pending?.go('https://portal.example/#/payInfo?deposit_no=1')
  expect(assign).toHaveBeenLastCalledWith('https://portal.example/#/payInfo?deposit_no=1')
  openTab()?.close()
  expect(assign).toHaveBeenCalledTimes(2)
  expect(open).not.toHaveBeenCalled()
})
