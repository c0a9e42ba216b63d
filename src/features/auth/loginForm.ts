import * as z from 'zod/mini'
import { matchesCaptcha, type Captcha } from '@/components/captcha'
import { inOrder } from '@/lib/inOrder'
import { WRONG_CAPTCHA } from './wrongCaptcha'

/** Longest entries of the login form (spec 1 §2). */
export const LOGIN_LIMITS = { name: 32, password: 32, code: 6 } as const

const fields = z.object({ name: z.string(), password: z.string(), code: z.string() })

/** What is typed into the login form. */
export type LoginValues = z.output<typeof fields>

const INCOMPLETE = '请输入您的账号和密码！'

/** The rules of the login form against the captcha shown, first failure only (spec 1 §5). */
export const loginForm = (captcha: Captcha) =>
  fields.check(
    inOrder<LoginValues>([
      ['name', ({ name }) => name.trim() !== '', INCOMPLETE],
      ['password', ({ password }) => password.trim() !== '', INCOMPLETE],
      ['code', ({ code }) => code.trim() !== '', '请输入验证码！'],
      ['code', ({ code }) => matchesCaptcha(code, captcha), WRONG_CAPTCHA],
    ]),
  )
