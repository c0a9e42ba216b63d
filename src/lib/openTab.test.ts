import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openTab } from './openTab'

beforeEach(() => vi.stubGlobal('navigator', {}))
afterEach(() => vi.unstubAllGlobals())

function stubTab(sessionStorage: unknown) {
  const tab = { opener: 'us', sessionStorage, location: { replace: vi.fn() }, close: vi.fn() }
  vi.stubGlobal('window', { open: () => tab })
  return tab
}

it('a tab that leaves the site loses its opener and its copy of the session [D8] [D20]', () => {
  const clear = vi.fn()
  const tab = stubTab({ clear })
  openTab()?.go('https://service.example/', true)
  expect(clear).toHaveBeenCalledOnce()
  expect(tab.opener).toBeNull()
  expect(tab.location.replace).toHaveBeenCalledWith('https://service.example/')
})

it('a tab of the app keeps its copy of the session [D8]', () => {
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

it('a tab of the app has the session even if the browser copies nothing [D8]', () => {
  vi.stubGlobal('sessionStorage', { token: 't1', 'portal:epoch': 'e1' })
  const stored = stubStorage({})
  openTab({ url: '#/game', without: [] })
  expect(stored()).toEqual({ token: 't1', 'portal:epoch': 'e1' })
})

it('a tab of the app starts without this tab’s pending requests, copied or not [D8] [D24]', () => {
  vi.stubGlobal('sessionStorage', { token: 't1', 'portal:intents': '[]' })
  for (const copied of [{}, { token: 't1', 'portal:intents': '[]' }]) {
    const stored = stubStorage(copied)
    openTab({ url: '#/game', without: ['portal:intents'] })
    expect(stored()).toEqual({ token: 't1' })
  }
})

it('any other tab is given nothing [D8]', () => {
  vi.stubGlobal('sessionStorage', { token: 't1' })
  const stored = stubStorage({})
  openTab()
  openTab({ url: 'https://portal.example/' })
  expect(stored()).toEqual({})
})

it('opens even if storage is blocked [D20]', () => {
  const tab = stubTab(null)
  openTab()?.go('https://service.example/', true)
  expect(tab.location.replace).toHaveBeenCalledOnce()
})

it('is null if the browser blocks the tab [D20]', () => {
  vi.stubGlobal('window', { open: () => null })
  expect(openTab()).toBeNull()
})

it('on an iPhone’s home screen this page goes there itself, since a tab would lack the session [D8] [D20]', () => {
  const open = vi.fn()
  const assign = vi.fn()
  vi.stubGlobal('window', { open })
  vi.stubGlobal('navigator', { standalone: true })
  vi.stubGlobal('location', { assign })
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
