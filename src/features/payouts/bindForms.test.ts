import { describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { cleanAddress, cryptoSchema, huiwangSchema, isOddAddress, unbindSchema } from './bindForms'

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
    [{ password: '1'.repeat(19) }, 'password', '请输入正确的支付密码长度'],
  ])('%o fails at %s alone: %s [s2-5]', (values, field, message) => {
    expect(failures(huiwangSchema, { ...filled, ...values })).toEqual([[field, message]])
  })

  it('takes eight digits and a payment password of 6 to 18 [s2-5] [s2-9] [s2-5.6.7] [s2-9.4.2]', () => {
    expect(failures(huiwangSchema, filled)).toBeUndefined()
    expect(failures(huiwangSchema, { ...filled, password: '1'.repeat(18) })).toBeUndefined()
  })
})

describe('binding a crypto wallet', () => {
  it.each([
    [{ address: '', chain: '', password: '' }, 'address', '请输入USDT地址'],
    [{ address: 'T1', chain: '', password: '' }, 'chain', '请选择钱包协议'],
    [{ address: 'T1', chain: 'TRC20', password: '' }, 'password', '请输入支付密码'],
  ])('%o fails at %s alone: %s [s2-5]', (values, field, message) => {
    expect(failures(cryptoSchema, values)).toEqual([[field, message]])
  })

  it('keeps word characters of an address only [s2-5] [s2-5.7.4]', () => {
    expect(cleanAddress(' T-Xing.Lan_1 地址！')).toBe('TXingLan_1')
    expect(cleanAddress('０ｘＤｅ')).toBe('0xDe')
  })

  it('doubts an address that is none of its chain, and no other [s2-5]', () => {
    const tron = `T${'x'.repeat(33)}`
    const ethereum = `0x${'aF'.repeat(20)}`
    expect(isOddAddress('', 'TRC20')).toBe(false)
    expect(isOddAddress(tron, 'TRC20')).toBe(false)
    expect(isOddAddress(ethereum, 'ERC20')).toBe(false)
    expect(isOddAddress(ethereum, 'TRC20')).toBe(true)
    expect(isOddAddress(tron, 'ERC20')).toBe(true)
    // Base58 knows no 0, O, I and l.
    expect(isOddAddress(`T${'0'.repeat(33)}`, 'TRC20')).toBe(true)
  })
})

it.each(['', '12345', '1234567', '12345a', '１２３４５６'])(
  'unbinding refuses the payment password "%s" [s2-5] [s2-5.8.1]',
  (password) => {
    expect(failures(unbindSchema, { password })).toEqual([['password', '密码长度为6位且必须为数字']])
    expect(failures(unbindSchema, { password: '123456' })).toBeUndefined()
  },
)
