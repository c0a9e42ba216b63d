import * as z from 'zod/mini'
import { matchesCaptcha, WRONG_CAPTCHA, type Captcha } from './captcha'
import { loginPassword } from '@/contract/values/loginPassword'
import { inOrder } from '@/lib/inOrder'

/** Maximum length of an account name (spec 1 §2). */
const LONGEST_NAME = 32

const fields = z.object({ name: z.string(), password: z.string(), code: z.string() })

export type LoginValues = z.output<typeof fields>

const { least, most } = loginPassword

const INCOMPLETE = '请输入您的账号和密码！'

/**
 * Rules of the login form for the captcha shown; reports the first failure only (spec 1 §5). Lengths come last, so they
 * never hide a message the specification asks for (D60).
 */
export const loginForm = (captcha: Captcha) =>
  fields.check(
    inOrder<LoginValues>([
      ['name', ({ name }) => name.trim() !== '', INCOMPLETE],
      ['password', ({ password }) => password.trim() !== '', INCOMPLETE],
      ['code', ({ code }) => code.trim() !== '', '请输入验证码！'],
      ['code', ({ code }) => matchesCaptcha(code, captcha), WRONG_CAPTCHA],
      ['name', ({ name }) => name.trim().length <= LONGEST_NAME, `账号长度最多${LONGEST_NAME}位！`],
      ['password', ({ password }) => password.length >= least, `密码长度最少${least}位！`],
      ['password', ({ password }) => password.length <= most, `密码长度最多${most}位！`],
    ]),
  )
