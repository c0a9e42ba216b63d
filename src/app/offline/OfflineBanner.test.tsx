// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { NetworkFailure } from '@/api/failures'
import { query } from '@/api/query'
import { getSite } from '@/contract/site'
import { noteNetwork } from '@/lib/useOnline'
import { toast, toasts } from '@/state/toasts'
import { OfflineBanner } from './OfflineBanner'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  toasts.list = []
})

it('waits for the first read before it believes that there is no network', { tags: 'D24' }, async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const site = z.decode(getSite.data, { title: '星澜娱乐' })
  for (const [answer, words] of [
    [() => Promise.resolve(site), ''],
    [() => Promise.reject(new NetworkFailure(true)), '当前处于离线状态，显示的是上次保存的内容'],
  ] as const) {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
    let end = () => {}
    const queryFn = () =>
      new Promise<typeof site>((resolve, reject) => (end = () => void answer().then(resolve, reject)))
    void client.prefetchQuery({ ...query(getSite), queryFn })
    render(
      <QueryClientProvider client={client}>
        <OfflineBanner />
      </QueryClientProvider>,
    )
    const told = () => screen.getByRole('status').textContent
    expect(told()).toBe('')
    if (words === '') noteNetwork({ askedAt: performance.now() })
    await act(async () => end())
    await waitFor(() => expect(told()).toBe(words))
    act(() => noteNetwork(null))
    cleanup()
  }
  expect(toasts.list).toEqual([])
})

it('网络已恢复 replaces what was said of the lost network, and no refusal', { tags: 'D24' }, () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  client.setQueryData(query(getSite).queryKey, z.decode(getSite.data, { title: '星澜娱乐' }))
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  render(
    <QueryClientProvider client={client}>
      <OfflineBanner />
    </QueryClientProvider>,
  )
  expect(screen.getByRole('status').textContent).toContain('当前处于离线状态')
  toast.error('取款密码错误')
  toast.error('网络异常，请检查当前网络后重试！')
  onLine.mockReturnValue(true)
  act(() => void dispatchEvent(new Event('online')))
  expect(toasts.list.map(({ text }) => text)).toEqual(['取款密码错误', '网络已恢复'])
})
