import { afterEach, describe, expect, it, vi } from 'vitest'
import { ACCOUNT_KINDS, bankOf, CRYPTO_KINDS, kindOf, maskedAccount, ownerOf } from './accountKinds'

const account = {
  id: 1,
  bank: '星河银行',
  bank_no: '1',
  holder: '林星澜',
  chain: '',
  bank_address: '',
  ico: '',
}

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

it('a build may rename the bank-like payout accounts', { tags: 'D42' }, async () => {
  expect(ACCOUNT_KINDS.huiwang.name).toBe('汇旺')
  vi.resetModules()
  vi.stubEnv('VITE_PAYOUT_ACCOUNT_NAME', '星卡')
  expect((await import('./accountKinds')).ACCOUNT_KINDS.huiwang.name).toBe('星卡')
})

describe('the kinds of payout accounts', () => {
  it('are requested as 1, 2 and 4', { tags: ['s2-3', 'D22'] }, () => {
    expect(ACCOUNT_KINDS.huiwang.listType).toBe(1)
    expect(ACCOUNT_KINDS.usdt.listType).toBe(2)
    expect(ACCOUNT_KINDS.antoken.listType).toBe(4)
  })

  it('are 1, 2 and 3 in the management URL, with USDT as the fallback', { tags: 's2-2' }, () => {
    expect(['1', '2', '3', '4', 'x', null].map((type) => kindOf('managementType', type, 'usdt'))).toEqual([
      'usdt',
      'huiwang',
      'antoken',
      'usdt',
      'usdt',
      'usdt',
    ])
  })

  it('are 0, 1 and 3 in the withdrawal URL', { tags: ['s2-2', 's2-2.16.1'] }, () => {
    expect(['0', '1', '3', '2', null].map((type) => kindOf('withdrawalType', type, 'huiwang'))).toEqual([
      'huiwang',
      'usdt',
      'antoken',
      'huiwang',
      'huiwang',
    ])
  })

  it('offer ERC20 for USDT alone', { tags: ['s2-5', 's2-5.7.6'] }, () => {
    expect(CRYPTO_KINDS.usdt).toEqual({ bank: 'USDT', chains: ['TRC20', 'ERC20'] })
    expect(CRYPTO_KINDS.antoken).toEqual({ bank: 'antoken', chains: ['TRC20'] })
  })

  it('show the name of the wallet app, and the chain of an account without a holder', () => {
    expect([bankOf(account), ownerOf(account)]).toEqual(['星河银行', '林星澜'])
    const wallet = { ...account, bank: 'antoken', holder: '', chain: 'TRC20' }
    expect([bankOf(wallet), ownerOf(wallet)]).toEqual(['钱包APP', 'TRC20'])
  })

  it('are masked to the chain and the last four characters in stored texts', { tags: 'D68' }, () => {
    expect(maskedAccount({ bank: '星河银行', chain: '', bank_no: '62008888' })).toBe('星河银行 •••• 8888')
    expect(maskedAccount({ bank: 'antoken', chain: 'TRC20', bank_no: 'T123456' })).toBe(
      '钱包APP TRC20 •••• 3456',
    )
  })
})
