import { expect, it, vi } from 'vitest'
import { ACCOUNT_KINDS, maskedAccount } from './accountKinds'

it('a build may rename the bank-like payout accounts', { tags: 'D42' }, async () => {
  expect(ACCOUNT_KINDS.huiwang.name).toBe('汇旺')
  vi.resetModules()
  vi.stubEnv('VITE_PAYOUT_ACCOUNT_NAME', '星卡')
  expect((await import('./accountKinds')).ACCOUNT_KINDS.huiwang.name).toBe('星卡')
  vi.unstubAllEnvs()
})

it('accounts are masked to the chain and the last four characters in stored texts', { tags: 'D68' }, () => {
  expect(maskedAccount({ bank: '星河银行', chain: '', bank_no: '62008888' })).toBe('星河银行 •••• 8888')
  expect(maskedAccount({ bank: 'antoken', chain: 'TRC20', bank_no: 'T123456' })).toBe(
    '钱包APP TRC20 •••• 3456',
  )
})
