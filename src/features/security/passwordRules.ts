import * as z from 'zod/mini'
import { KNOWN_PIN, NEW_PIN, SECRET } from '@/components/forms/keep'
import { typedText } from '@/components/forms/typed'
import { changePassword, changePayPassword } from '@/contract/member'
import { loginPassword } from '@/contract/values/loginPassword'
import { isPaymentPassword, paymentPassword, typedPaymentPassword } from '@/contract/values/paymentPassword'
import type { Input } from '@/contract/wire/endpoint'
import { inOrder } from '@/lib/inOrder'

/** Form input. */
export type PasswordValues = Input<typeof changePassword>

export const NO_PASSWORDS: PasswordValues = { current: '', next: '', confirm: '' }

/** Most characters of the fields of a login password. */
const LONGEST = 50

/** Least length of an old password, less where the build takes shorter ones. Servers know the rest. */
const least = (now: number) => Math.min(6, now)
const login = loginPassword
const pin = paymentPassword

/** For each of the two passwords: call, what the fields keep, lengths and hint. */
export const PASSWORDS = {
  login: {
    endpoint: changePassword,
    text: typedText,
    keeps: {
      current: { ...SECRET, most: LONGEST },
      next: { ...SECRET, most: login.most },
      confirm: { ...SECRET, most: login.most },
    },
    leastOld: least(login.leastAtChange),
    least: login.leastAtChange,
    most: login.most,
    rule: `密码${login.words}，由字母和数字组成`,
    isPin: false,
    fits: () => true,
  },
  payment: {
    endpoint: changePayPassword,
    text: typedPaymentPassword,
    keeps: { current: KNOWN_PIN, next: NEW_PIN, confirm: NEW_PIN },
    leastOld: least(pin.least),
    least: pin.least,
    most: pin.most,
    rule: `支付密码为${pin.form}`,
    isPin: pin.isPin,
    fits: isPaymentPassword,
  },
} as const
export type PasswordKind = keyof typeof PASSWORDS

const SAME = '新密码不能与旧密码相同'

/**
 * The seven rules of spec 2 §5 in order, then length and format of the new one. Of the old one only the server knows them, but
 * for six digits (D60). Reports only the first failure.
 */
export function passwordSchema(kind: PasswordKind) {
  const { text, leastOld, least: shortest, most, rule, isPin, fits } = PASSWORDS[kind]
  return z.object({ current: text, next: text, confirm: text }).check(
    inOrder<PasswordValues>([
      ['current', ({ current }) => current !== '', '请输入当前密码'],
      ['next', ({ next }) => next !== '', '请输入新密码'],
      ['current', ({ current }) => current.length >= leastOld, `当前密码长度不能少于${leastOld}位`],
      ['next', ({ next }) => next.length >= shortest, `新密码长度不能少于${shortest}位`],
      ['confirm', ({ confirm }) => confirm !== '', '请再次输入新密码'],
      ['confirm', ({ confirm, next }) => confirm === next, '两次输入的密码不一致'],
      ['next', ({ current, next }) => current !== next, SAME],
      ['current', ({ current }) => !isPin || current.length <= most, `当前密码长度不能超过${most}位`],
      ['next', ({ next }) => next.length <= most, `新密码长度不能超过${most}位`],
      ['current', ({ current }) => !isPin || fits(current), rule],
      ['next', ({ next }) => fits(next), rule],
    ]),
  )
}

/** Whether the seventh rule fails, the only one that also clears the form. */
export const isUnchanged = (kind: PasswordKind, values: PasswordValues): boolean =>
  passwordSchema(kind).safeParse(values).error?.issues[0]?.message === SAME
