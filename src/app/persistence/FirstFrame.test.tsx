// @vitest-environment happy-dom
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { makeQueryClient } from '@/app/queryClient'
import { inFirstFrame } from './FirstFrame'

const fetched = vi.fn(() => Promise.resolve('新'))
const Page = () => <p>{useQuery({ queryKey: ['x'], queryFn: fetched, refetchOnMount: 'always' }).data}</p>

beforeEach(() => void vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('restored data shows before a query fetches, which it then does at once', async () => {
  const client = makeQueryClient()
  client.setQueryData(['x'], '旧')
  render(<QueryClientProvider client={client}>{inFirstFrame(<Page />)}</QueryClientProvider>)
  expect(screen.getByText('旧')).toBeDefined()
  expect(fetched).not.toHaveBeenCalled()
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(fetched).toHaveBeenCalledTimes(1)
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(screen.getByText('新')).toBeDefined()
})
