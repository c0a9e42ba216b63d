import { expect, it } from 'vitest'
import { loginForm } from './loginForm'

const rules = loginForm({ code: '3KD7', src: '' })
const first = (name: string, password: string, code: string) => {
  const read = rules.safeParse({ name, password, code })
  return read.success ? null : read.error.issues.map(({ path, message }) => [path.join('.'), message])
}

it.each([
  ['nothing typed', '', '', '', 'name', '请输入您的账号和密码！'],
  ['blanks only', '   ', '   ', '   ', 'name', '请输入您的账号和密码！'],
  ['no name', '', 'demo8888', '3KD7', 'name', '请输入您的账号和密码！'],
  ['no password', 'demo888', '', '3KD7', 'password', '请输入您的账号和密码！'],
  ['no captcha', 'demo888', 'demo8888', '', 'code', '请输入验证码！'],
  ['a blank captcha', 'demo888', 'demo8888', ' 　', 'code', '请输入验证码！'],
  ['another captcha', 'demo888', 'demo8888', '8MPA', 'code', '验证码错误！'],
])('says of %s the first failure only [s1-5]', (_, name, password, code, field, message) => {
  expect(first(name, password, code)).toEqual([[field, message]])
})

it('takes the captcha in any case and width [s1-5]', () => {
  for (const code of ['3KD7', '3kd7', ' 3Kd7 ', '３ＫＤ７']) {
    expect(first('demo888', 'demo8888', code)).toBeNull()
  }
})

it('leaves names of any length and width to the server [s1-5]', () => {
  expect(first('ｄ'.repeat(10_000), '１２３', '3KD7')).toBeNull()
})
