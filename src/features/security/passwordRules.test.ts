import { describe, expect, it } from 'vitest'
import { isUnchanged, passwordSchema } from './passwordRules'

const failure = (current: string, next: string, confirm: string) =>
  passwordSchema
    .safeParse({ current, next, confirm })
    .error?.issues.map(({ path, message }) => [path[0], message])

describe('the password form', () => {
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
  ])('"%s", "%s", "%s" fails at %s alone: %s [s2-5]', (current, next, confirm, field, message) => {
    expect(failure(current, next, confirm)).toEqual([[field, message]])
  })

  it('takes 6 characters, as checked, whatever they are [s2-5] [s2-9] [s2-5.9.8]', () => {
    expect(failure('demo8888', 'abcdef', 'abcdef')).toBeUndefined()
    expect(failure('123456', '654321', '654321')).toBeUndefined()
    expect(failure('      ', '密码密码密码', '密码密码密码')).toBeUndefined()
  })

  it('knows the failure that also clears the form [s2-5] [s2-5.9.7]', () => {
    expect(isUnchanged({ current: '123456', next: '123456', confirm: '123456' })).toBe(true)
    expect(isUnchanged({ current: '123456', next: '123456', confirm: '' })).toBe(false)
    expect(isUnchanged({ current: '123456', next: '654321', confirm: '654321' })).toBe(false)
  })
})
