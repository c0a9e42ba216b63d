import { expect, it } from 'vitest'
import { createDeposit } from '@/contract/deposits'
import { createWithdrawal } from '@/contract/payouts'
import { money } from '@/contract/values/money'
import { transfer } from '@/contract/wallet'
import { intentKey, ofAccount, withoutSecrets } from './intentKey'

const keyOf = (account: string, endpoint: { path: `/api/${string}` }, input: object) =>
  intentKey(account, endpoint, withoutSecrets(endpoint, input))
const withdrawal = { amount: '137', bank: 3, password: 'secret1' }

it('depends on account, call, input and the amount’s value, but not the password', async () => {
  const first = await keyOf('demo888', createWithdrawal, withdrawal)
  for (const amount of ['137.0', '137.00'])
    expect(await keyOf('demo888', createWithdrawal, { ...withdrawal, amount, password: 'x' })).toBe(first)
  const others = [
    keyOf('demo888', createWithdrawal, { ...withdrawal, amount: '137.01' }),
    keyOf('demo888', createWithdrawal, { ...withdrawal, bank: 4 }),
    keyOf('newbie1', createWithdrawal, withdrawal),
    keyOf('demo888', transfer, withdrawal),
  ]
  for (const other of await Promise.all(others)) expect(other).not.toBe(first)
})

it('ignores how the payer of a bank deposit is spelled', { tags: 'D72' }, async () => {
  const deposit = { paytype: 'bank', amount: money('500'), bank_no: '1' }
  const first = await keyOf('a', createDeposit, deposit)
  expect(await keyOf('a', createDeposit, { ...deposit, bank_no: '2' })).toBe(first)
  expect(await keyOf('a', createDeposit, { ...deposit, paytype: 'alipay' })).not.toBe(first)
})

it('is not readable', { tags: 'D72' }, async () => {
  const key = await keyOf('demo888', createWithdrawal, withdrawal)
  expect(key).toMatch(/^[0-9a-f]{24}\.[0-9a-f]{24}$/)
})

it('tells whether a request belongs to an account', { tags: 'D72' }, async () => {
  const key = await keyOf('demo888', createWithdrawal, withdrawal)
  expect((await ofAccount('demo888'))({ key })).toBe(true)
  expect((await ofAccount('demo88'))({ key })).toBe(false)
})
