// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { beginSession, endSession } from '@/state/session'
import { BankSelect } from './BankSelect'

afterEach(() => {
  cleanup()
  endSession()
  vi.unstubAllGlobals()
})

it('offers the banks of the list without its coins', { tags: 'D16' }, async () => {
  const data = ['工商银行', '建设银行', 'USDT'].map((bank_name, index) => ({ id: index + 1, bank_name }))
  vi.stubGlobal('fetch', async () => Response.json({ code: 200, message: '成功', data }))
  beginSession('T1')
  render(
    <QueryClientProvider client={new QueryClient()}>
      <BankSelect />
    </QueryClientProvider>,
  )
  await screen.findByRole('option', { name: '建设银行' })
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    '请选择银行',
    '工商银行',
    '建设银行',
  ])
})
