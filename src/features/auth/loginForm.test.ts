import { afterEach, expect, it, vi } from 'vitest'
import { loginForm } from './loginForm'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

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
])('reports only the first failure of %s [s1-5]', (_, name, password, code, field, message) => {
  expect(first(name, password, code)).toEqual([[field, message]])
})

it('accepts the captcha in any case and width [s1-5]', () => {
  for (const code of ['3KD7', '3kd7', ' 3Kd7 ', '３ＫＤ７']) {
    expect(first('demo888', 'demo8888', code)).toBeNull()
  }
})

it.each([
  ['a name of 33', 'd'.repeat(33), 'demo8888', 'name', '账号长度最多32位！'],
  ['a password of 7', 'demo888', 'demo888', 'password', '密码长度最少8位！'],
  ['a password of 51', 'demo888', 'd'.repeat(51), 'password', '密码长度最多50位！'],
])(
  'reports %s before asking the server, after all other failures [s1-5] [D60]',
  (_, name, password, field, message) => {
    expect(first(name, password, '3KD7')).toEqual([[field, message]])
    expect(first(name, password, '')).toEqual([['code', '请输入验证码！']])
    expect(first(name, password, '3KD7XX8')).toEqual([['code', '验证码错误！']])
  },
)

it('accepts the extreme lengths, and leaves width and characters to the server [s1-5] [D60]', () => {
  expect(first(` ${'ｄ'.repeat(32)} `, '密'.repeat(8), '3KD7')).toBeNull()
  expect(first('d', 'd'.repeat(50), '3KD7')).toBeNull()
})

it('uses the lengths set by the build [D60]', async () => {
  vi.stubEnv('VITE_LOGIN_PASSWORD', '10-20')
  vi.resetModules()
  const schema = (await import('./loginForm')).loginForm({ code: '3KD7', src: '' })
  const told = (password: string) =>
    schema.safeParse({ name: 'demo888', password, code: '3KD7' }).error?.issues[0]?.message
  expect(told('demo88888')).toBe('密码长度最少10位！')
  expect(told('d'.repeat(21))).toBe('密码长度最多20位！')
  expect(told('d'.repeat(20))).toBeUndefined()
})
