import * as z from 'zod/mini'
import { matchesCaptcha, type Captcha } from '@/components/captcha'
import { inOrder } from '@/lib/inOrder'
import { WRONG_CAPTCHA } from './wrongCaptcha'

/** Longest entries of the registration form (spec 1 §2); the documents give none for the real name. */
export const REGISTER_LIMITS = {
  name: 10,
  password: 50,
  confirmPass: 50,
  realname: 50,
  paypassword: 6,
  code: 4,
} as const

const fields = z.object({
  name: z.string(),
  password: z.string(),
  confirmPass: z.string(),
  realname: z.string(),
  paypassword: z.string(),
  code: z.string(),
})

/** What is typed into the registration form; whether the agreement is ticked is not looked at (spec 1 §2). */
export type RegisterValues = z.output<typeof fields>

const NAME = /^(?=.*[A-Za-z])(?=.*\d)[A-Za-z\d]{6,10}$/
const PASSWORD = /^(?=.*[A-Za-z])(?=.*\d)[A-Za-z\d]{8,50}$/
// D48; blanks alone are no name.
const REAL_NAME = /^(?=.*\S)[\p{Script=Han}A-Za-z·&\s]{1,50}$/u
const PAY_PASSWORD = /^\d{6}$/

/**
 * The rules of the registration form against the captcha shown, first failure only (spec 1 §5). Every code of the pool
 * has four characters with a letter and a digit among them, so that equality says all of rule 6.
 */
export const registerForm = (captcha: Captcha) =>
  fields.check(
    inOrder<RegisterValues>([
      ['name', ({ name }) => NAME.test(name), '用户名长度不得低于6位，以字母和数字组合！'],
      ['password', ({ password }) => PASSWORD.test(password), '密码长度最少8位！以字母和数字组合！'],
      ['confirmPass', ({ confirmPass, password }) => confirmPass === password, '两次密码不一致！'],
      ['realname', ({ realname }) => REAL_NAME.test(realname), '姓名格式不正确，可以是中，英文名称！'],
      ['paypassword', ({ paypassword }) => PAY_PASSWORD.test(paypassword), '支付密码长度需是6位！'],
      ['code', ({ code }) => matchesCaptcha(code, captcha), WRONG_CAPTCHA],
    ]),
  )
