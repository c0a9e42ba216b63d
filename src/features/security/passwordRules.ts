import * as z from 'zod/mini'
import { changePassword, changePayPassword } from '@/contract/member'
import type { Input } from '@/contract/wire/endpoint'
import { loginPassword } from '@/contract/values/loginPassword'
import { isPaymentPassword, paymentPassword, typedPaymentPassword } from '@/contract/values/paymentPassword'
import { inOrder } from '@/lib/inOrder'

/** Form input. */
export type PasswordValues = Input<typeof changePassword>

export const NO_PASSWORDS: PasswordValues = { current: '', next: '', confirm: '' }

/** For each of the two passwords: call, lengths and hint (spec 2 §2). */
export const PASSWORDS = {
  login: {
    endpoint: changePassword,
    text: z.string(),
    least: loginPassword.leastAtChange,
    most: loginPassword.most,
    rule: `密码${loginPassword.words}，由字母和数字组成`,
    fits: () => true,
  },
  payment: {
    endpoint: changePayPassword,
    text: typedPaymentPassword,
    least: paymentPassword.least,
    most: paymentPassword.most,
    rule: `支付密码为${paymentPassword.form}`,
    fits: isPaymentPassword,
  },
} as const
export type PasswordKind = keyof typeof PASSWORDS

const SAME = '新密码不能与旧密码相同'

/** The seven rules of spec 2 §5 in order, then length and format (D60). Reports only the first failure. */
export function passwordSchema(kind: PasswordKind) {
  const { text, least, most, rule, fits } = PASSWORDS[kind]
  return z.object({ current: text, next: text, confirm: text }).check(
    inOrder<PasswordValues>([
      ['current', ({ current }) => current !== '', '请输入当前密码'],
      ['next', ({ next }) => next !== '', '请输入新密码'],
      ['current', ({ current }) => current.length >= least, `当前密码长度不能少于${least}位`],
      ['next', ({ next }) => next.length >= least, `新密码长度不能少于${least}位`],
      ['confirm', ({ confirm }) => confirm !== '', '请再次输入新密码'],
      ['confirm', ({ confirm, next }) => confirm === next, '两次输入的密码不一致'],
      ['next', ({ current, next }) => current !== next, SAME],
      ['current', ({ current }) => current.length <= most, `当前密码长度不能超过${most}位`],
      ['next', ({ next }) => next.length <= most, `新密码长度不能超过${most}位`],
      ['current', ({ current }) => fits(current), rule],
      ['next', ({ next }) => fits(next), rule],
    ]),
  )
}

/** Whether the seventh rule fails, the only one that also clears the form (spec 2 §5). */
export const isUnchanged = (kind: PasswordKind, values: PasswordValues): boolean =>
  passwordSchema(kind).safeParse(values).error?.issues[0]?.message === SAME
