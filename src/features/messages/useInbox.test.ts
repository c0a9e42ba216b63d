// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { query } from '@/api/query'
import { listInbox } from '@/contract/messages'
import { readPage, useInbox } from './useInbox'

it('is read anew when it opens, though the count has just read it', { tags: 'D52' }, async () => {
  const fetched = vi.fn(async () => Response.json({ code: 200, message: '', data: { data: [], total: 7 } }))
  vi.stubGlobal('fetch', fetched)
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 30_000 } } })
  client.setQueryData(query(listInbox, { page: 1 }).queryKey, { page: 1, data: [], total: 0 })
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(QueryClientProvider, { client }, children)
  const { result, rerender } = renderHook(useInbox, { initialProps: false, wrapper })
  expect(fetched).not.toHaveBeenCalled()
  rerender(true)
  await vi.waitFor(() => expect(result.current.read.data?.total).toBe(7))
  vi.unstubAllGlobals()
})

describe('the URL of the message centre', () => {
  it.each([
    ['', 1],
    ['type=1', 1],
    ['type=1&page=3', 3],
    ['page=0', 1],
    ['page=1.5', 1],
    ['page=abc', 1],
    ['page=99999999', 1],
  ])('"%s" means page %i', (search, page) => {
    expect(readPage(search)).toBe(page)
  })
})
