import * as z from 'zod/mini'
import { matchesCaptcha, type Captcha } from './captcha'
import { loginPassword } from '@/contract/loginPassword'
import { inOrder } from '@/lib/inOrder'
import { WRONG_CAPTCHA } from './wrongCaptcha'

/** The longest account name that can log in (spec 1 §2). */
const LONGEST_NAME = 32

const fields = z.object({ name: z.string(), password: z.string(), code: z.string() })

/** What is typed into the login form. */
export type LoginValues = z.output<typeof fields>

const { least, most } = loginPassword

const INCOMPLETE = '请输入您的账号和密码！'

/**
 * The rules of the login form against the captcha shown, first failure only (spec 1 §5). The lengths come last: what the
 * server would refuse for them is told here, and hides none of the document's messages (D60).
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
