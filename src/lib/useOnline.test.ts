// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { isOnline, noteNetwork, useOnline } from './useOnline'

const onLine = vi.spyOn(navigator, 'onLine', 'get')
afterEach(cleanup)

it('the browser’s word counts until an answer comes, and again when one is lost', { tags: 'D24' }, () => {
  onLine.mockReturnValue(false)
  const { result } = renderHook(useOnline)
  expect(result.current).toBe(false)
  act(() => noteNetwork({ askedAt: performance.now() }))
  expect([result.current, isOnline()]).toEqual([true, true])
  act(() => noteNetwork(null))
  expect([result.current, isOnline()]).toEqual([false, false])
  onLine.mockReturnValue(true)
  act(() => void dispatchEvent(new Event('online')))
  expect(result.current).toBe(true)
})

it('an answer to what was asked before the network went proves nothing', { tags: 'D24' }, () => {
  onLine.mockReturnValue(false)
  const askedAt = performance.now()
  noteNetwork({ askedAt })
  expect(isOnline()).toBe(true)
  vi.spyOn(performance, 'now').mockReturnValue(askedAt + 1)
  dispatchEvent(new Event('offline'))
  expect(isOnline()).toBe(false)
  noteNetwork({ askedAt })
  expect(isOnline()).toBe(false)
})
