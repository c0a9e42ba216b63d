import * as z from 'zod/mini'
import { codeOf, NEW_PIN, SECRET, upTo } from '@/components/forms/keep'
import { readName, typed, typedLine, typedText } from '@/components/forms/typed'
import { loginPassword } from '@/contract/values/loginPassword'
import { typedPaymentPassword } from '@/contract/values/paymentPassword'
import { REGISTRATION_RULES } from '@/contract/values/registration'
import { readLine } from '@/contract/values/typed'
import { inOrder } from '@/lib/inOrder'
import { matchesCaptcha, WRONG_CAPTCHA, type Captcha } from './captcha'

const fields = z.object({
  name: typedLine,
  password: typedText,
  confirmPass: typedText,
  realname: typed((text) => readName(readLine(text))),
  paypassword: typedPaymentPassword,
  code: typedLine,
})

/** Values of the registration form. The agreement's checkbox isn't checked. */
export type RegisterValues = z.output<typeof fields>

/**
 * Whether a refusal is about the payment password: it names it, or lengths for 密码 that the login password has and this one hasn't.
 * Servers of the family check both by one rule.
 */
export function isAboutPayment(refusal: string, { password, paypassword }: RegisterValues): boolean {
  if (/(?:支付|取款|提现|提款|资金|交易)密码/.test(refusal)) return true
  const [least, most = least] = (/密码.*/.exec(refusal)?.[0].match(/\d+/g) ?? []).map(Number)
  const fits = ({ length }: string) => length >= least! && (most === least || length <= most!)
  return least !== undefined && fits(password) && !fits(paypassword)
}

/** Limits of the fields. */
export const REGISTER_FIELDS = {
  name: upTo(10),
  password: { ...SECRET, most: loginPassword.most },
  confirmPass: { ...SECRET, most: loginPassword.most },
  paypassword: NEW_PIN,
  code: codeOf(4),
}

/**
 * Rules of the registration form for the captcha shown; reports the first failure only (spec 1 §5). Every captcha has
 * four characters with a letter and a digit, so comparing covers all of rule 6.
 */
export const registerSchema = (captcha: Captcha) =>
  fields.check(
    inOrder<RegisterValues>([
      ...REGISTRATION_RULES,
      ['code', ({ code }) => matchesCaptcha(code, captcha), WRONG_CAPTCHA],
    ]),
  )
