// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { beginSession, endSession } from '@/state/session'

const ok = (data: unknown) => ({ code: 200, message: '', data })
const ANSWERS: Record<string, unknown> = {
  '/api/get_pay_way': ok({ antoken: 1, card: 0, usdt: 1, wechat: 1, alipay: 1 }),
  '/api/user': ok({ username: 'demo888' }),
  '/api/getcard': ok([{ id: 1, bank: '星河银行', bank_no: '6200', bank_owner: '林' }]),
  '/api/getPayRange': ok({ min_price: 100, max_price: 5000 }),
}

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('fetch', async (input: string) =>
    Response.json(ANSWERS[new URL(input, location.origin).pathname] ?? ok([])),
  )
  beginSession('T1')
})
afterEach(() => {
  cleanup()
  endSession()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

it('refers to customer service when no channel of the build is left', { tags: 'D28' }, async () => {
  vi.stubEnv('VITE_DEPOSIT_CHANNELS', 'bank')
  const { DepositPage } = await import('./DepositPage')
  render(
    <QueryClientProvider client={new QueryClient()}>
      <DepositPage />
    </QueryClientProvider>,
  )
  expect(await screen.findByText('暂无可用的存款方式，请联系客服')).toBeTruthy()
  expect(screen.getAllByRole('button', { name: '联系客服' }).length).toBeGreaterThan(0)
  expect(screen.queryByRole('button', { name: '提交存款' })).toBeNull()
})
