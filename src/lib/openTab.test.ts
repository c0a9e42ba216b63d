import { afterEach, expect, it, vi } from 'vitest'
import { openTab } from './openTab'

afterEach(() => vi.unstubAllGlobals())

function stubTab(sessionStorage: unknown) {
  const tab = { opener: 'us', sessionStorage, location: { replace: vi.fn() }, close: vi.fn() }
  vi.stubGlobal('window', { open: () => tab })
  return tab
}

it('a tab sent outside keeps neither its opener nor its copy of the session [D8] [D20]', () => {
  const clear = vi.fn()
  const tab = stubTab({ clear })
  openTab()?.go('https://service.example/', true)
  expect(clear).toHaveBeenCalledOnce()
  expect(tab.opener).toBeNull()
  expect(tab.location.replace).toHaveBeenCalledWith('https://service.example/')
})

it('the app’s own tab keeps the session it was opened with [D8]', () => {
  const clear = vi.fn()
  stubTab({ clear })
  openTab()?.go('#/payInfo')
  expect(clear).not.toHaveBeenCalled()
})

it('starts without what this tab alone has under way [D8] [D24]', () => {
  const removeItem = vi.fn()
  stubTab({ removeItem })
  openTab({ url: '#/game', without: ['portal:intents'] })
  expect(removeItem.mock.calls).toEqual([['portal:intents']])
})

it('goes all the same where storage is blocked [D20]', () => {
  const tab = stubTab(null)
  openTab()?.go('https://service.example/', true)
  expect(tab.location.replace).toHaveBeenCalledOnce()
})

it('is null when the pop-up was blocked [D20]', () => {
  vi.stubGlobal('window', { open: () => null })
  expect(openTab()).toBeNull()
})
