import { afterEach, describe, expect, it, vi } from 'vitest'
import { isUnchanged, passwordSchema, type PasswordKind } from './passwordRules'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

const failureOf = (kind: PasswordKind, current: string, next: string, confirm: string) =>
  passwordSchema(kind)
    .safeParse({ current, next, confirm })
    .error?.issues.map(({ path, message }) => [path[0], message])

describe.each(['login', 'payment'] as const)('the form of the %s password', (kind) => {
  const failure = (current: string, next: string, confirm: string) => failureOf(kind, current, next, confirm)

  it.each([
    ['', '', '', 'current', '请输入当前密码'],
    ['', '12345', 'x', 'current', '请输入当前密码'],
    ['12345', '', '', 'next', '请输入新密码'],
    ['12345', '12345', '', 'current', '当前密码长度不能少于6位'],
    ['123456', '12345', '', 'next', '新密码长度不能少于6位'],
    ['123456', '654321', '', 'confirm', '请再次输入新密码'],
    ['123456', '123456', '', 'confirm', '请再次输入新密码'],
    ['123456', '654321', '654320', 'confirm', '两次输入的密码不一致'],
    ['123456', '123456', '654321', 'confirm', '两次输入的密码不一致'],
    ['123456', '123456', '123456', 'next', '新密码不能与旧密码相同'],
  ])('"%s", "%s", "%s" fails at %s alone: %s', (current, next, confirm, field, message) => {
    expect(failure(current, next, confirm)).toEqual([[field, message]])
  })

  it('accepts 6 characters', { tags: ['s2-5', 's2-9'] }, () => {
    expect(failure('123456', '654321', '654321')).toBeUndefined()
  })

  it('recognises the failure that also clears the form', { tags: ['s2-5', 's2-5.9.7'] }, () => {
    expect(isUnchanged(kind, { current: '123456', next: '123456', confirm: '123456' })).toBe(true)
    expect(isUnchanged(kind, { current: '123456', next: '123456', confirm: '' })).toBe(false)
    expect(isUnchanged(kind, { current: '123456', next: '654321', confirm: '654321' })).toBe(false)
  })
})

describe('beyond the seven rules', () => {
  it('a login password may have any characters, at most 50', { tags: ['s2-9', 's2-9.4.4'] }, () => {
    expect(failureOf('login', '旧密码 旧密码', ' 密码密码密码', '密码密码密码\u00A0')).toBeUndefined()
    const [longest, longer] = ['x'.repeat(50), 'x'.repeat(51)]
    expect(failureOf('login', 'demo8888', longest, longest)).toBeUndefined()
    expect(failureOf('login', 'demo8888', longer, longer)).toEqual([['next', '新密码长度不能超过50位']])
    expect(failureOf('login', longer, longest, longest)).toBeUndefined()
  })

  it('a payment password is six digits, also typed in groups', { tags: ['s2-5', 'D60'] }, () => {
    expect(failureOf('payment', '123456', '12345678', '12345678')).toEqual([
      ['next', '新密码长度不能超过6位'],
    ])
    expect(failureOf('payment', '1234567', '654321', '654321')).toEqual([
      ['current', '当前密码长度不能超过6位'],
    ])
    expect(failureOf('payment', '123456', '65432a', '65432a')).toEqual([['next', '支付密码为6位数字']])
    expect(failureOf('payment', '１２３-456', '654 321', '６５４３２１')).toBeUndefined()
  })

  it('a build may set other lengths of new passwords, which the messages state', async () => {
    vi.stubEnv('VITE_PAYMENT_PASSWORD', '8-20')
    vi.stubEnv('VITE_LOGIN_PASSWORD', '10-16')
    vi.resetModules()
    const { PASSWORDS, passwordSchema: schema } = await import('./passwordRules')
    const told = (kind: PasswordKind, current: string, next: string) =>
      schema(kind).safeParse({ current, next, confirm: next }).error?.issues[0]?.message
    expect(PASSWORDS.login.rule).toBe('密码10到16位，由字母和数字组成')
    expect(told('login', 'abcd12', 'abcd123456')).toBeUndefined()
    expect(told('login', 'a'.repeat(40), 'abcd123456')).toBeUndefined()
    expect(told('login', 'abcd1', 'abcd123456')).toBe('当前密码长度不能少于6位')
    expect(told('payment', '123456', 'abcd-1234')).toBeUndefined()
    expect(told('payment', 'a'.repeat(30), 'abcd-1234')).toBeUndefined()
    expect(told('login', 'abcd123456', 'a'.repeat(17))).toBe('新密码长度不能超过16位')
    expect(PASSWORDS.payment.rule).toBe('支付密码为8到20位')
    expect(told('payment', '12345678', '123456')).toBe('新密码长度不能少于8位')
    expect(told('payment', '12345678', 'a'.repeat(21))).toBe('新密码长度不能超过20位')
    expect(told('payment', '12345678', 'abcd-1234')).toBeUndefined()
  })
})
