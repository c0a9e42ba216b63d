// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { money } from '@/contract/values/money'
import { accountKey, playLimits } from '@/state/playLimits'
import { beginSession, endSession } from '@/state/session'
import { useDepositRoom } from './useDepositRoom'

const rule = (sum: string | null) => ({ sum })
const LIMITS = {
  rules: { depositDay: rule('500'), depositWeek: rule(null), lossDay: rule(null), lossWeek: rule(null) },
  pausedUntil: 0,
  remindEvery: 30 as const,
}

afterEach(() => {
  cleanup()
  endSession()
  localStorage.clear()
  playLimits.accounts = {}
  vi.unstubAllGlobals()
})

it.each([
  ['600', '您设置的每日存款限额还可存500.00元', false],
  ['500', null, true],
])(
  'a press before the account is known waits for its limits: %s',
  { tags: 'D74' },
  async (sum, why, goes) => {
    localStorage.setItem('portal:limits', JSON.stringify({ [await accountKey('demo888')]: LIMITS }))
    let tellMember: () => void = () => {}
    const known = new Promise<void>((resolve) => (tellMember = resolve))
    vi.stubGlobal('fetch', async (url: string) => {
      const isMember = new URL(url, location.origin).pathname === '/api/user'
      if (isMember) await known
      return Response.json({ code: 200, message: '', data: isMember ? { username: 'demo888' } : [] })
    })
    beginSession('T1')
    const client = new QueryClient()
    const wrapper = ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    )
    const { result } = renderHook(() => useDepositRoom(), { wrapper })
    const [refuse, deposit] = [vi.fn(), vi.fn(async () => true)]
    const pressed = result.current.within(money(sum), refuse, deposit)
    await act(async () => tellMember())
    await act(() => pressed)
    expect(deposit).toHaveBeenCalledTimes(goes ? 1 : 0)
    if (why === null) expect(refuse).not.toHaveBeenCalled()
    else expect(refuse).toHaveBeenCalledWith(expect.stringContaining(why))
  },
)
