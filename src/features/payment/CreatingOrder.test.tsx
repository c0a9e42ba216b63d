// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CreatingOrder } from './CreatingOrder'

const isWaiting = () => screen.queryByText('正在创建订单…') !== null

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('waits until the opener is closed', { tags: 'D69' }, () => {
  const opener = { closed: false }
  vi.stubGlobal('opener', opener)
  render(<CreatingOrder />)
  act(() => void vi.advanceTimersByTime(59_000))
  expect(isWaiting()).toBe(true)
  opener.closed = true
  act(() => void vi.advanceTimersByTime(1000))
  expect(isWaiting()).toBe(false)
  expect(screen.getByText('未收到订单号，请到存款记录查看')).toBeTruthy()
})

it('waits no longer than a request may take', { tags: 'D69' }, () => {
  vi.stubGlobal('opener', { closed: false })
  render(<CreatingOrder />)
  act(() => void vi.advanceTimersByTime(67_000))
  expect(isWaiting()).toBe(false)
})
