import { expect, it } from 'vitest'
import { loginSchema } from './loginRules'

const rules = loginSchema({ code: '3KD7', src: '' })
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
])('reports only the first failure of %s', (_, name, password, code, field, message) => {
  expect(first(name, password, code)).toEqual([[field, message]])
})

it('accepts the captcha in any case and width', { tags: 's1-5' }, () => {
  for (const code of ['3KD7', '3kd7', ' 3Kd7 ', '３ＫＤ７']) {
    expect(first('demo888', 'demo8888', code)).toBeNull()
  }
})

it.each([
  ['a password of one', 'd', '1'],
  ['a password of 60', 'd', 'd'.repeat(60)],
  ['a name of 40', 'd'.repeat(40), '密'],
])('leaves %s to the server', (_, name, password) => expect(first(name, password, '3KD7')).toBeNull())

it('cleans the name of copied marks and full-width letters, a password of marks and outer blanks only', () => {
  expect(
    rules.parse({ name: ' \u202Aｄemo８88\u200B', password: ' de\u200Bmo８ ', code: '\uFEFF３kd7' }),
  ).toEqual({
    name: 'demo888',
    password: 'demo８',
    code: '3kd7',
  })
  expect(first('\u200B', 'demo8888', '3KD7')).toEqual([['name', '请输入您的账号和密码！']])
  expect(first('demo888', '\uFEFF', '3KD7')).toEqual([['password', '请输入您的账号和密码！']])
})
