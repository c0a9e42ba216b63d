// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { query } from '@/api/query'
import { getSite } from '@/contract/site'
import { toast, toasts } from '@/state/toasts'
import { OfflineBanner } from './OfflineBanner'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  toasts.list = []
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
