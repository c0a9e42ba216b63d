// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { useStuck } from './useStuck'

const scroll = (to: number) =>
  act(() => {
    Object.defineProperty(window, 'scrollY', { value: to, configurable: true })
    dispatchEvent(new Event('scroll'))
  })
beforeEach(() => scroll(0))
afterEach(cleanup)

const stuckAt = (hasNotice: boolean, at: number) => {
  const { result } = renderHook(() => useStuck(hasNotice))
  scroll(at)
  return result.current
}

it('the header looks stuck past 30 px with a top notice, not at 30', { tags: ['s1-2.6', 's1-9'] }, () => {
  expect(stuckAt(true, 30)).toBe(false)
  expect(stuckAt(true, 31)).toBe(true)
})

it('the header looks stuck after any scroll without a notice', { tags: ['s1-2.6', 'D51'] }, () => {
  expect(stuckAt(false, 0)).toBe(false)
  expect(stuckAt(false, 1)).toBe(true)
})
