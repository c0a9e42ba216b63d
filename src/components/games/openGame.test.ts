// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { gameShelf } from '@/state/gameShelf'
import { beginSession, endSession } from '@/state/session'
import { toasts } from '@/state/toasts'
import { openGame } from './openGame'

const game = { name: 'AG', type: 'realbet', code: '0', title: 'AG视讯', picture: '' }
/** Enough of a window for the app to take it for one. */
function aWindow(): object {
  const tab = { closed: false, [Symbol.toStringTag]: 'Window' }
  return Object.assign(tab, { top: tab })
}

const open = vi.fn<() => object | null>()

beforeEach(() => {
  open.mockReset().mockReturnValue(aWindow())
  vi.stubGlobal('open', open)
  toasts.list = []
})
afterEach(() => {
  endSession()
  vi.unstubAllGlobals()
})

it('opens the game’s page and adds the game to the recently played', { tags: ['D35', 'D50'] }, () => {
  beginSession('T1')
  openGame(game)
  expect(open).toHaveBeenCalledExactlyOnceWith('#/gamePage?name=AG&type=realbet&code=0', '_blank')
  expect(gameShelf.recent).toEqual([game])
})

it('reports a blocked pop-up and adds nothing to the recently played', { tags: 'D20' }, () => {
  open.mockReturnValue(null)
  beginSession('T1')
  openGame(game)
  expect(toasts.list.map(({ text }) => text)).toEqual(['浏览器拦截了新窗口，请允许弹出窗口后重试'])
  expect(gameShelf.recent).toEqual([])
})
