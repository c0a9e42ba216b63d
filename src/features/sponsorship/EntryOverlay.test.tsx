// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { seconds } from '@/lib/durations'
import { EntryOverlay } from './EntryOverlay'

const wait = (time: number) => act(() => void vi.advanceTimersByTime(seconds(time)))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('covers the page for two seconds on every entry', { tags: ['s1-2', 's1-9'] }, () => {
  for (let visit = 0; visit < 2; visit++) {
    const { unmount } = render(<EntryOverlay />)
    wait(1.9)
    expect(screen.getByRole('status').textContent).toBe('加载中')
    wait(0.1)
    expect(screen.queryByRole('status')).toBeNull()
    unmount()
  }
})
