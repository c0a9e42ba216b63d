import * as z from 'zod/mini'
import { codeOf, SECRET, upTo } from '@/components/forms/keep'
import { typedLine, typedText } from '@/components/forms/typed'
import { inOrder } from '@/lib/inOrder'
import { matchesCaptcha, WRONG_CAPTCHA, type Captcha } from './captcha'

const fields = z.object({ name: typedLine, password: typedText, code: typedLine })

export type LoginValues = z.output<typeof fields>

/** Limits of the page's fields. The dialog has none, so that a longer password gets in there. */
export const PAGE_FIELDS = {
  name: upTo(32),
  password: { ...SECRET, most: 32, todo: '更长的密码请点页面顶部的“登录”输入' },
  code: codeOf(6),
}
export const DIALOG_FIELDS = { password: SECRET }

const INCOMPLETE = '请输入您的账号和密码！'

/** Rules of the login form for the captcha shown; the first failure is reported, the server decides the rest. */
export const loginSchema = (captcha: Captcha) =>
  fields.check(
    inOrder<LoginValues>([
      ['name', ({ name }) => name !== '', INCOMPLETE],
      ['password', ({ password }) => password !== '', INCOMPLETE],
      ['code', ({ code }) => code !== '', '请输入验证码！'],
      ['code', ({ code }) => matchesCaptcha(code, captcha), WRONG_CAPTCHA],
    ]),
  )
