import { afterEach, expect, it, vi } from 'vitest'
import { isAboutPayment, registerSchema, type RegisterValues } from './registerRules'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  vi.resetModules()
})

const rules = registerSchema({ code: '3KD7', src: '' })
const good: RegisterValues = {
  name: 'lan8866',
  password: 'lan886600',
  confirmPass: 'lan886600',
  realname: '陈星澜',
  paypassword: '123456',
  code: '3kd7',
}
const first = (changed: Partial<RegisterValues>) => {
  const read = rules.safeParse({ ...good, ...changed })
  return read.success ? null : read.error.issues.map(({ path, message }) => [path.join('.'), message])
}

const NAME = '用户名长度不得低于6位，以字母和数字组合！'
const PASSWORD = '密码长度最少8位！以字母和数字组合！'
const REAL_NAME = '姓名格式不正确，可以是中，英文名称！'
const PAY_PASSWORD = '支付密码长度需是6位！'

it('accepts valid values', { tags: 's1-5' }, () => expect(first({})).toBeNull())

it.each(['', '   ', 'lan88', 'lan88669999', 'landerer', '12345678', 'lan 866', '兰花8866a', '<b>ab12</b>'])(
  'refuses the account %s',
  { tags: 's1-5.3.1' },
  (name) => expect(first({ name })).toEqual([['name', NAME]]),
)

it('reads an account with full-width digits and copied marks', { tags: 'D78' }, () =>
  expect(rules.parse({ ...good, name: '\u200Blan８８66 ' }).name).toBe('lan8866'),
)

it.each(['', '        ', 'lan8866', 'lanlanlan', '88668866', 'lan_8866', 'ｌａｎ８８６６０'])(
  'refuses the password %s',
  { tags: 's1-5.3.2' },
  (password) => expect(first({ password, confirmPass: password })).toEqual([['password', PASSWORD]]),
)

it.each([' lan886600', 'lan886600\u3000', '\u00A0lan886600\t'])(
  'reads the password %j without the blanks at its ends',
  { tags: 'D78' },
  (password) => expect(rules.parse({ ...good, password })).toEqual(good),
)

it('refuses a confirmation that differs, even in case', { tags: ['s1-5', 's1-5.3.3'] }, () => {
  for (const confirmPass of ['', 'Lan886600', 'lan 886600']) {
    expect(first({ confirmPass })).toEqual([['confirmPass', '两次密码不一致！']])
  }
})

it.each(['', '   ', '陈1', '陈_澜', 'O’Hara', '陈👀'])(
  'refuses the real name %s',
  { tags: ['s1-5', 's1-5.3.4'] },
  (realname) => expect(first({ realname })).toEqual([['realname', REAL_NAME]]),
)

it.each(['陈星澜', 'Anna Lee', '阿卜杜拉·买买提', 'Tom & 汤姆', '𠮷田'])(
  'accepts the real name %s',
  (realname) => expect(first({ realname })).toBeNull(),
)

// Every dot: components/forms/typed.test.ts.
it.each(['阿卜杜•买买提', '阿卜杜。买买提'])(
  'sends the real name %s with the specified middle dot',
  { tags: 'D78' },
  (realname) => expect(rules.parse({ ...good, realname }).realname).toBe('阿卜杜·买买提'),
)

it('reports excess length if the specified message doesn’t mention it', { tags: ['s1-5', 'D60'] }, () => {
  const long = 'a1'.repeat(25)
  expect(first({ password: long, confirmPass: long })).toBeNull()
  expect(first({ password: `${long}b` })).toEqual([['password', '密码长度最多50位！']])
  expect(first({ realname: '𠮷'.repeat(50) })).toBeNull()
  expect(first({ realname: '陈'.repeat(51) })).toEqual([['realname', '姓名长度最多50位！']])
})

it('accepts full-width or grouped digits as a withdrawal password', { tags: ['s1-5.3.5', 'D60'] }, () => {
  for (const paypassword of ['１２３４５６', '123 456', '123-456'])
    expect(rules.parse({ ...good, paypassword }).paypassword).toBe('123456')
})

it('uses the lengths of another build', { tags: 'D60' }, async () => {
  vi.stubEnv('VITE_PAYMENT_PASSWORD', '8-20')
  vi.stubEnv('VITE_LOGIN_PASSWORD', '9-20')
  vi.resetModules()
  const schema = (await import('./registerRules')).registerSchema({ code: '3KD7', src: '' })
  const told = (changed: Partial<RegisterValues>) =>
    schema.safeParse({ ...good, ...changed }).error?.issues[0]?.message
  expect(told({})).toBe('支付密码长度需是8到20位！')
  expect(told({ paypassword: '1'.repeat(21) })).toBe('支付密码长度需是8到20位！')
  expect(told({ paypassword: 'abcd-1234' })).toBeUndefined()
  expect(told({ password: 'lan88660' })).toBe('密码长度最少9位！以字母和数字组合！')
  expect(told({ password: 'a1'.repeat(11) })).toBe('密码长度最多20位！')
})

it.each(['', '12345', '1234567', '12345678', '12345a'])('refuses the withdrawal password %s', (paypassword) =>
  expect(first({ paypassword })).toEqual([['paypassword', PAY_PASSWORD]]),
)

it.each(['', '3KD', '8MPA', '3KDD7'])('refuses the captcha %s', { tags: ['s1-5', 's1-5.3.6'] }, (code) =>
  expect(first({ code })).toEqual([['code', '验证码错误！']]),
)

it.each([
  ['密码8到20位', true],
  ['密码长度为8-20位', true],
  ['密码至少8位', true],
  ['支付密码格式错误', true],
  ['取款密码不能为空', true],
  ['密码10到20位', false],
  ['密码最多20位', false],
  ['密码错误', false],
  ['此用户名已被注册', false],
  ['用户名6到10位', false],
])('the refusal %s is about the payment password: %s', { tags: 'D60' }, (refusal, is) => {
  expect(isAboutPayment(refusal, good)).toBe(is)
})
