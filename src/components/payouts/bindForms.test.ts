import { afterEach, describe, expect, it, vi } from 'vitest'
import type * as z from 'zod/mini'
import { cryptoSchema, huiwangSchema, unbindSchema } from './bindForms'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

const failures = (schema: z.ZodMiniType, values: object) =>
  schema.safeParse(values).error?.issues.map(({ path, message }) => [path[0], message])

describe('binding 汇旺', () => {
  const filled = {
    holder: '林星澜',
    bank: '星河银行',
    branch: '支行',
    number: '62008888',
    password: '123456',
  }
  it.each([
    [{ holder: ' ', bank: '' }, 'holder', '请输入姓名'],
    [{ password: '1234567' }, 'password', '请输入正确的支付密码长度'],
    [{ number: '6200a888', password: '12345a' }, 'number', '汇旺号只能是数字'],
    [{ password: '12345a' }, 'password', '密码长度为6位且必须为数字'],
  ])('%o fails at %s alone: %s', (values, field, message) => {
    expect(failures(huiwangSchema, { ...filled, ...values })).toEqual([[field, message]])
  })

  it('reads full-width digits and digits in groups', { tags: ['D60', 's2-5.6.8'] }, () => {
    const typed = { ...filled, number: ' 6200-８888 0000', password: '１２３ 456' }
    expect(huiwangSchema.parse(typed)).toEqual({ ...filled, number: '620088880000' })
    expect(failures(huiwangSchema, { ...filled, number: '6200 8888 元' })).toEqual([
      ['number', '汇旺号只能是数字'],
    ])
  })
})

const TRON = `T${'x'.repeat(33)}`
const ETHEREUM = `0x${'aF'.repeat(20)}`

describe('binding a crypto wallet', () => {
  const NOT_TRON = ['address', '地址格式不正确，TRC20地址为T开头的34位字母与数字']
  const NOT_ETHEREUM = ['address', '地址格式不正确，ERC20地址为0x开头的42位字母与数字']

  it.each([
    [{ address: 'T1', chain: '', password: '' }, ['chain', '请选择钱包协议']],
    [{ address: ETHEREUM }, NOT_TRON],
    [{ address: `${TRON}x` }, NOT_TRON],
    // Base58 has no 0, O, I or l.
    [{ address: TRON.replace('x', '0') }, NOT_TRON],
    [{ address: TRON, chain: 'ERC20' }, NOT_ETHEREUM],
    [{ address: ETHEREUM.slice(0, -1), chain: 'ERC20' }, NOT_ETHEREUM],
    [{ address: ETHEREUM.replace('aF', 'gF'), chain: 'ERC20' }, NOT_ETHEREUM],
  ])('%o fails alone as %s', (values, failure) => {
    const filled = { address: TRON, chain: 'TRC20', password: '123456' }
    expect(failures(cryptoSchema('usdt'), { ...filled, ...values })).toEqual([failure])
  })

  it('takes an address of its chain, and any for the wallet app', { tags: 's2-5.7' }, () => {
    const password = '123456'
    for (const [address, chain] of [
      [TRON, 'TRC20'],
      [ETHEREUM, 'ERC20'],
      [` \u200B${TRON.replace('x', 'ｘ')}\uFEFF`, 'TRC20'],
    ])
      expect(failures(cryptoSchema('usdt'), { address, chain, password })).toBeUndefined()
    expect(
      failures(cryptoSchema('antoken'), { address: 'wallet1', chain: 'TRC20', password }),
    ).toBeUndefined()
  })
})

it('other builds leave length and characters of a payment password in use to the server', async () => {
  vi.stubEnv('VITE_PAYMENT_PASSWORD', '8-20')
  vi.resetModules()
  const forms = await import('./bindForms')
  const bank = { holder: '林星澜', bank: '星河银行', branch: '支行', number: '62008888' }
  const wallet = { address: TRON, chain: 'TRC20' }
  for (const password of ['abcd1234', '123456', '1'.repeat(30), 'p@ss word', '1']) {
    expect(failures(forms.huiwangSchema, { ...bank, password })).toBeUndefined()
    expect(failures(forms.cryptoSchema('usdt'), { ...wallet, password })).toBeUndefined()
    expect(failures(forms.unbindSchema, { password })).toBeUndefined()
  }
  expect(failures(forms.unbindSchema, { password: '' })).toEqual([['password', '请输入支付密码']])
})

it.each(['', '12345', '1234567'])('unbinding refuses the payment password "%s"', (password) => {
  expect(failures(unbindSchema, { password })).toEqual([['password', '密码长度为6位且必须为数字']])
  expect(failures(unbindSchema, { password: '123456' })).toBeUndefined()
})
