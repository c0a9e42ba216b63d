import { afterEach, describe, expect, it, vi } from 'vitest'
import type * as z from 'zod/mini'
import {
  cleanAddress,
  cryptoSchema,
  huiwangSchema,
  isOddAddress,
  losesCharacters,
  unbindSchema,
} from './bindForms'

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
    [{ holder: '', bank: '', branch: '', number: '', password: '' }, 'holder', '请输入姓名'],
    [{ holder: ' ', bank: '' }, 'holder', '请输入姓名'],
    [{ bank: '', branch: '', number: '', password: '' }, 'bank', '请选择银行'],
    [{ branch: '', number: '', password: '' }, 'branch', '请输入开户行地址'],
    [{ number: '', password: '' }, 'number', '请输入汇旺号'],
    [{ number: '1234567', password: '' }, 'password', '请输入支付密码'],
    [{ number: '1234567', password: '12345' }, 'number', '请输入正确的卡号长度'],
    [{ password: '12345' }, 'password', '请输入正确的支付密码长度'],
    [{ password: '12345678' }, 'password', '请输入正确的支付密码长度'],
    [{ number: '6200a888', password: '12345a' }, 'number', '汇旺号只能是数字'],
    [{ password: '12345a' }, 'password', '密码长度为6位且必须为数字'],
  ])('%o fails at %s alone: %s [s2-5]', (values, field, message) => {
    expect(failures(huiwangSchema, { ...filled, ...values })).toEqual([[field, message]])
  })

  it('takes eight digits and a payment password of six [s2-5] [s2-9] [s2-5.6.7] [s2-9.4.2]', () => {
    expect(failures(huiwangSchema, filled)).toBeUndefined()
  })

  it('reads full-width digits and digits in groups [D60] [s2-5.6.8]', () => {
    const typed = { ...filled, number: ' 6200-８888 0000', password: '１２３ 456' }
    expect(huiwangSchema.parse(typed)).toEqual({ ...filled, number: '620088880000' })
    expect(failures(huiwangSchema, { ...filled, number: '6200 8888 元' })).toEqual([
      ['number', '汇旺号只能是数字'],
    ])
  })
})

describe('binding a crypto wallet', () => {
  it.each([
    [{ address: '', chain: '', password: '' }, 'address', '请输入USDT地址'],
    [{ address: 'T1', chain: '', password: '' }, 'chain', '请选择钱包协议'],
    [{ address: 'T1', chain: 'TRC20', password: '' }, 'password', '请输入支付密码'],
    [{ address: 'T1', chain: 'TRC20', password: '12345678' }, 'password', '密码长度为6位且必须为数字'],
  ])('%o fails at %s alone: %s [s2-5]', (values, field, message) => {
    expect(failures(cryptoSchema, values)).toEqual([[field, message]])
  })

  it('keeps only the word characters of an address [s2-5] [s2-5.7.4]', () => {
    expect(cleanAddress(' T-Xing.Lan_1 地址！')).toBe('TXingLan_1')
    expect(cleanAddress('０ｘＤｅ')).toBe('0xDe')
  })

  it('notices when more than blanks is removed from an address [D60]', () => {
    expect(losesCharacters(' T Xing１\n')).toBe(false)
    for (const typed of ['T-Xing', 'TXing（备注）', 'TXing.'])
      expect(losesCharacters(typed), typed).toBe(true)
  })

  it('cautions about an address of another chain [s2-5]', () => {
    const tron = `T${'x'.repeat(33)}`
    const ethereum = `0x${'aF'.repeat(20)}`
    expect(isOddAddress('', 'TRC20')).toBe(false)
    expect(isOddAddress(tron, 'TRC20')).toBe(false)
    expect(isOddAddress(ethereum, 'ERC20')).toBe(false)
    expect(isOddAddress(ethereum, 'TRC20')).toBe(true)
    expect(isOddAddress(tron, 'ERC20')).toBe(true)
    // Base58 has no 0, O, I or l.
    expect(isOddAddress(`T${'0'.repeat(33)}`, 'TRC20')).toBe(true)
  })
})

it('a build may set other lengths and allow any characters for payment passwords [D60]', async () => {
  vi.stubEnv('VITE_PAYMENT_PASSWORD', '8-20')
  vi.resetModules()
  const forms = await import('./bindForms')
  const bank = { holder: '林星澜', bank: '星河银行', branch: '支行', number: '62008888' }
  const wallet = { address: 'T1', chain: 'TRC20' }
  for (const password of ['abcd1234', '1'.repeat(20), 'p@ss word']) {
    expect(failures(forms.huiwangSchema, { ...bank, password })).toBeUndefined()
    expect(failures(forms.cryptoSchema, { ...wallet, password })).toBeUndefined()
    expect(failures(forms.unbindSchema, { password })).toBeUndefined()
  }
  for (const password of ['123456', 'abcd123', '1'.repeat(21)]) {
    expect(failures(forms.huiwangSchema, { ...bank, password })?.[0]?.[1]).toBe('请输入正确的支付密码长度')
    expect(failures(forms.cryptoSchema, { ...wallet, password })?.[0]?.[1]).toBe('密码长度为8到20位')
    expect(failures(forms.unbindSchema, { password })?.[0]?.[1]).toBe('密码长度为8到20位')
  }
})

it.each(['', '12345', '1234567', '12345678', '12345a'])(
  'unbinding refuses the payment password "%s" [s2-5] [s2-5.8.1]',
  (password) => {
    expect(failures(unbindSchema, { password })).toEqual([['password', '密码长度为6位且必须为数字']])
    expect(failures(unbindSchema, { password: '123456' })).toBeUndefined()
  },
)
