import * as z from 'zod/mini'
import { matchesCaptcha, WRONG_CAPTCHA, type Captcha } from './captcha'
import { codeOf, NEW_PIN, SECRET, upTo } from '@/components/forms/keep'
import { typed, typedLine } from '@/components/forms/typed'
import { loginPassword } from '@/contract/values/loginPassword'
import { isPaymentPassword, paymentPassword, typedPaymentPassword } from '@/contract/values/paymentPassword'
import { withoutMarks } from '@/contract/values/typed'
import { inOrder } from '@/lib/inOrder'

const password = typed(withoutMarks)
const fields = z.object({
  name: typedLine,
  password,
  confirmPass: password,
  realname: typedLine,
  paypassword: typedPaymentPassword,
  code: typedLine,
})

/** Values of the registration form. The agreement's checkbox isn't checked (spec 1 §2). */
export type RegisterValues = z.output<typeof fields>

const NAME = /^(?=.*[A-Za-z])(?=.*\d)[A-Za-z\d]{6,10}$/
const PASSWORD = /^(?=.*[A-Za-z])(?=.*\d)[A-Za-z\d]+$/
const { least, most } = loginPassword
// D48; whitespace alone isn't a name.
const REAL_NAME = /^(?=.*\S)[\p{Script=Han}A-Za-z·&\s]+$/u
/** Our own limit: the specification gives none. */
const LONGEST_REAL_NAME = 50

/** Limits of the fields (spec 1 §2). */
export const REGISTER_FIELDS = {
  name: upTo(10),
  password: { ...SECRET, most },
  confirmPass: { ...SECRET, most },
  paypassword: NEW_PIN,
  code: codeOf(4),
}

/**
 * Rules of the registration form for the captcha shown; reports the first failure only (spec 1 §5). Every captcha has
 * four characters with a letter and a digit, so comparing covers all of rule 6. Values that are too long get messages
 * of their own, as the specified ones don't mention it.
 */
export const registerForm = (captcha: Captcha) =>
  fields.check(
    inOrder<RegisterValues>([
      ['name', ({ name }) => NAME.test(name), '用户名长度不得低于6位，以字母和数字组合！'],
      [
        'password',
        ({ password }) => password.length >= least && PASSWORD.test(password),
        `密码长度最少${least}位！以字母和数字组合！`,
      ],
      ['password', ({ password }) => password.length <= most, `密码长度最多${most}位！`],
      ['confirmPass', ({ confirmPass, password }) => confirmPass === password, '两次密码不一致！'],
      ['realname', ({ realname }) => REAL_NAME.test(realname), '姓名格式不正确，可以是中，英文名称！'],
      [
        'realname',
        ({ realname }) => Array.from(realname).length <= LONGEST_REAL_NAME,
        `姓名长度最多${LONGEST_REAL_NAME}位！`,
      ],
      [
        'paypassword',
        ({ paypassword }) => isPaymentPassword(paypassword),
        `支付密码长度需是${paymentPassword.words}！`,
      ],
      ['code', ({ code }) => matchesCaptcha(code, captcha), WRONG_CAPTCHA],
    ]),
  )
