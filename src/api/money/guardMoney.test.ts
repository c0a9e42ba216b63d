// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { transfer } from '@/contract/wallet'
import { toasts } from '@/state/toasts'
import { guardMoney } from './guardMoney'
import { intents } from './journal'

afterEach(() => vi.unstubAllGlobals())

type Held = (lock: unknown) => Promise<unknown>
const locks = (request: (held: Held) => Promise<unknown>) =>
  vi.stubGlobal('navigator', { locks: { request: (_: string, __: object, held: Held) => request(held) } })
const guarded = (run: (id: string) => Promise<string>) =>
  guardMoney({ endpoint: transfer, input: { amount: '1' }, account: 'demo888' }, run)

it('sends without a lock if locks are missing or blocked', { tags: 'D24' }, async () => {
  vi.stubGlobal('navigator', {})
  expect(await guarded(async () => 'sent')).toBe('sent')
  locks(() => Promise.reject(new DOMException('blocked', 'SecurityError')))
  const run = vi.fn(async () => 'sent')
  expect(await guarded(run)).toBe('sent')
  expect(run).toHaveBeenCalledOnce()
})

it('does not send again when the request itself fails', { tags: 'D24' }, async () => {
  locks((held) => held({}))
  const run = vi.fn(() => Promise.reject(new Error('refused')))
  await expect(guarded(run)).rejects.toThrow('refused')
  expect(run).toHaveBeenCalledOnce()
  expect(intents.list).toEqual([])
})

it('refuses instead of waiting while another tab holds the lock', { tags: 'D24' }, async () => {
  locks((held) => held(null))
  const run = vi.fn(async () => 'sent')
  expect(await guarded(run)).toBeNull()
  expect(run).not.toHaveBeenCalled()
  expect(toasts.list.map(({ text }) => text)).toContain('另一窗口正在提交，请稍候')
})
