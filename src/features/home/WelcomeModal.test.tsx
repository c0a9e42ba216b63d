// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { closeUnknown, intents } from '@/api/money/journal'
import { query } from '@/api/query'
import { getSite } from '@/contract/site'
import { WelcomeModal } from './WelcomeModal'

afterEach(cleanup)

it('waits while the unknown-outcome dialog is open, then shows whole', { tags: 'D11' }, async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  client.setQueryData(
    query(getSite).queryKey,
    z.decode(getSite.data, { title: '星澜娱乐', index_modal: 1, webcontent: '<p>首存礼金</p>' }),
  )
  intents.shown = {
    id: 'a',
    key: 'k',
    path: '/api/transfer',
    action: '转账',
    trace: 'transfers',
    input: {},
    facts: [],
    at: 0,
    checkedAt: 0,
    isAcknowledged: false,
    isLost: true,
  }
  render(
    <QueryClientProvider client={client}>
      <WelcomeModal />
    </QueryClientProvider>,
  )
  await import('./WelcomeDialog')
  expect(screen.queryByRole('dialog')).toBeNull()
  act(() => closeUnknown())
  const dialog = await screen.findByRole('dialog', { name: '欢迎来到星澜娱乐' })
  // Whole at once: nothing in it moves.
  expect(dialog.textContent).toContain('首存礼金')
})
