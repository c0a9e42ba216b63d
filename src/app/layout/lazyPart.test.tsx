// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { toasts } from '@/state/toasts'
import { lazyPart } from '@/components/lazyPart'

afterEach(() => {
  cleanup()
  toasts.list = []
})
const Part = ({ text }: { text: string }) => <p>{text}</p>

it('draws the part once its chunk is there, and at once the next time', async () => {
  const load = vi.fn(() => Promise.resolve(Part))
  const Lazy = lazyPart(load)
  const { unmount } = render(<Lazy text="one" />)
  await screen.findByText('one')
  unmount()
  render(<Lazy text="two" />)
  expect(screen.getByText('two')).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(1)
})

it('says once that a chunk cannot be had, gives up, and asks again at the next mount', async () => {
  const load = vi.fn(() => Promise.resolve(Part)).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const whenMissing = vi.fn<(props: { text: string }) => void>()
  const Lazy = lazyPart(load, whenMissing)
  const { unmount } = render(<Lazy text="one" />)
  await waitFor(() => expect(whenMissing).toHaveBeenCalledTimes(1))
  expect(toasts.list.map(({ text }) => text)).toEqual(['网络异常，请检查当前网络后重试！'])
  unmount()
  render(<Lazy text="two" />)
  await screen.findByText('two')
})
