// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { gameShelf } from '@/state/gameShelf'
import { beginSession } from '@/state/session'
import { toasts } from '@/state/toasts'
import { openGame } from './openGame'

it('reports a blocked pop-up and adds nothing to the recently played', { tags: 'D20' }, () => {
  vi.stubGlobal('open', () => null)
  beginSession('T1')
  openGame({ name: 'AG', type: 'realbet', code: '0', title: 'AG视讯', picture: '' })
  vi.unstubAllGlobals()
  expect(toasts.list.map(({ text }) => text)).toEqual(['浏览器拦截了新窗口，请允许弹出窗口后重试'])
  expect(gameShelf.recent).toEqual([])
})
