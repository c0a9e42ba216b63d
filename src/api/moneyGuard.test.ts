import { afterEach, expect, it, vi } from 'vitest'
import { transfer } from '@/contract/wallet'
import { intents } from '@/state/intents'
import { toasts } from '@/state/toasts'
import { guardMoney } from './moneyGuard'

afterEach(() => vi.unstubAllGlobals())

type Held = (lock: unknown) => Promise<unknown>
const locks = (request: (held: Held) => Promise<unknown>) =>
  vi.stubGlobal('navigator', { locks: { request: (_: string, __: object, held: Held) => request(held) } })
const guarded = (run: (id: string) => Promise<string>) =>
  guardMoney({ endpoint: transfer, input: { amount: '1' }, account: 'demo888' }, run)

it('sends without a lock where there are none, and where storage is blocked and they throw [D24]', async () => {
  vi.stubGlobal('navigator', {})
  expect(await guarded(async () => 'sent')).toBe('sent')
  locks(() => Promise.reject(new DOMException('blocked', 'SecurityError')))
  const run = vi.fn(async () => 'sent')
  expect(await guarded(run)).toBe('sent')
  expect(run).toHaveBeenCalledOnce()
})

it('never sends twice because the request itself failed [D24]', async () => {
  locks((held) => held({}))
  const run = vi.fn(() => Promise.reject(new Error('refused')))
  await expect(guarded(run)).rejects.toThrow('refused')
  expect(run).toHaveBeenCalledOnce()
  expect(intents.list).toEqual([])
})

it('waits for no other tab, and says so [D24]', async () => {
  locks((held) => held(null))
  const run = vi.fn(async () => 'sent')
  expect(await guarded(run)).toBeNull()
  expect(run).not.toHaveBeenCalled()
  expect(toasts.list.map(({ text }) => text)).toContain('另一窗口正在提交，请稍候')
})
