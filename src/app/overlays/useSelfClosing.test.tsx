// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { seconds } from '@/lib/durations'
import { GRACE, OPEN_FOR, useSelfClosing } from './useSelfClosing'

const close = vi.fn<() => void>()
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })

function Notices() {
  const inside = useRef<HTMLParagraphElement>(null)
  useSelfClosing(inside, close)
  return (
    <div data-panel="" data-testid="panel" tabIndex={-1}>
      <p ref={inside}>公告</p>
      <button type="button">我知道了</button>
    </div>
  )
}

beforeEach(() => {
  vi.useFakeTimers()
  close.mockClear()
  render(<Notices />)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('closes after 10 s, not before', { tags: 'D11' }, () => {
  pass(OPEN_FOR - 1)
  expect(close).not.toHaveBeenCalled()
  pass(1)
  expect(close).toHaveBeenCalledTimes(1)
})

it('stays open while hovered and closes soon after', { tags: 'D11' }, () => {
  const panel = screen.getByTestId('panel')
  fireEvent(panel, new Event('pointerenter'))
  pass(seconds(60))
  expect(close).not.toHaveBeenCalled()
  fireEvent(panel, new Event('pointerleave'))
  pass(GRACE)
  expect(close).toHaveBeenCalledTimes(1)
})

it('stays open while the focus is inside', { tags: 'D11' }, () => {
  act(() => screen.getByRole('button').focus())
  pass(seconds(60))
  expect(close).not.toHaveBeenCalled()
  act(() => screen.getByRole('button').blur())
  pass(GRACE)
  expect(close).toHaveBeenCalledTimes(1)
})

it('is not held open by the focus it sets on its own panel', { tags: 'D11' }, () => {
  act(() => screen.getByTestId('panel').focus())
  pass(OPEN_FOR)
  expect(close).toHaveBeenCalledTimes(1)
})

it('closes nothing once unmounted', { tags: 'D11' }, () => {
  cleanup()
  pass(seconds(60))
  expect(close).not.toHaveBeenCalled()
})
