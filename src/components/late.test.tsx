// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { navigate } from '@/navigation/hashLocation'
import { toasts } from '@/state/toasts'
import { late, missedDecorations } from './late'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  toasts.list = []
})
const Part = ({ text }: { text: string }) => <p>{text}</p>
const MODULE = { Part }
type Module = typeof MODULE

it('renders the part once its chunk has loaded, and immediately on the next mount', async () => {
  const load = vi.fn(() => Promise.resolve(MODULE))
  const Late = late(load, 'Part')
  const { unmount } = render(<Late text="one" />)
  await screen.findByText('one')
  unmount()
  render(<Late text="two" />)
  expect(screen.getByText('two')).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(1)
})

const fails = () => Promise.reject(new TypeError('Failed to fetch'))

it('reports a failed chunk once, retries a few times, then whenever the network is back', async () => {
  vi.useFakeTimers()
  const load = vi.fn<() => Promise<Module>>(fails)
  const Late = late(load, 'Part')
  render(<Late text="one" />)
  await act(() => vi.advanceTimersByTimeAsync(0))
  toasts.list = []
  await act(() => vi.advanceTimersByTimeAsync(600_000))
  expect(load).toHaveBeenCalledTimes(4)
  load.mockResolvedValue(MODULE)
  dispatchEvent(new Event('online'))
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(screen.getByText('one')).toBeTruthy()
  dispatchEvent(new Event('online'))
  expect(load).toHaveBeenCalledTimes(5)
  expect(toasts.list).toEqual([])
})

it('retries no sooner than the host has the page’s files', async () => {
  vi.useFakeTimers()
  let come = () => {}
  vi.stubGlobal('whenWhole', () => new Promise<void>((done) => (come = done)))
  const load = vi.fn<() => Promise<Module>>(fails)
  const Late = late(load, 'Part')
  render(<Late text="one" />)
  await act(() => vi.advanceTimersByTimeAsync(600_000))
  expect(load).toHaveBeenCalledTimes(1)
  load.mockResolvedValue(MODULE)
  come()
  await act(() => vi.advanceTimersByTimeAsync(2000))
  expect(screen.getByText('one')).toBeTruthy()
  vi.unstubAllGlobals()
})

it('stops retrying once unmounted', async () => {
  vi.useFakeTimers()
  const load = vi.fn<() => Promise<Module>>(fails)
  const Late = late(load, 'Part')
  const { unmount } = render(<Late text="one" />)
  await act(() => vi.advanceTimersByTimeAsync(0))
  unmount()
  dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(load).toHaveBeenCalledTimes(1)
})

it('calls whenMissing for a failed chunk and tries again on the next mount', async () => {
  const load = vi.fn(() => Promise.resolve(MODULE)).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const whenMissing = vi.fn<(props: { text: string }) => void>()
  const Late = late(load, 'Part', { whenMissing })
  const { unmount } = render(<Late text="one" />)
  await waitFor(() => expect(whenMissing).toHaveBeenCalledTimes(1))
  expect(toasts.list.map(({ text }) => text)).toEqual(['网络异常，请检查当前网络后重试！'])
  unmount()
  render(<Late text="two" />)
  await screen.findByText('two')
})

it('says nothing of a decoration that is missing, and shows what stands in', async () => {
  const error = new TypeError('Failed to fetch')
  const Late = late(() => Promise.reject<Module>(error), 'Part', {
    isDecoration: true,
    meanwhile: () => <p>stand-in</p>,
  })
  render(<Late text="one" />)
  await waitFor(() => expect(missedDecorations.has(error)).toBe(true))
  expect(screen.getByText('stand-in')).toBeTruthy()
  expect(toasts.list).toEqual([])
})

it('a dialog whose files are still loading is called off by a change of the route', { tags: 'D80' }, () => {
  const close = vi.fn()
  const Late = late(() => new Promise<Module>(() => {}), 'Part', { close })
  render(<Late text="one" />)
  expect(screen.getByText('加载中')).toBeTruthy()
  expect(close).not.toHaveBeenCalled()
  act(() => navigate('/vip'))
  expect(close).toHaveBeenCalledExactlyOnceWith({ text: 'one' })
})
