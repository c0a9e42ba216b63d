import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

it('a build may rename the bank-like payout accounts [D42]', async () => {
  expect((await import('./payoutAccountName')).payoutAccountName).toBe('汇旺')
  vi.resetModules()
  vi.stubEnv('VITE_PAYOUT_ACCOUNT_NAME', '星卡')
  expect((await import('./payoutAccountName')).payoutAccountName).toBe('星卡')
})
