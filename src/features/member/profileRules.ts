import * as z from 'zod/mini'
import type { Input } from '@/contract/endpoint'
import { EMAIL, MOBILE, type Member, type updateProfile } from '@/contract/member'
import { isDay } from '@/contract/profile'
import { inOrder } from '@/lib/inOrder'

/** What a member may change of himself. */
export type ProfileValues = Input<typeof updateProfile>

/** The profile as the form shows it. */
export const profileOf = ({ birthday, email, mobile }: Member): ProfileValues => ({ birthday, email, mobile })

/** Mobile, email, birthday, in this order; empty counts as wrong (D47). */
export const profileSchema = z.object({ birthday: z.string(), email: z.string(), mobile: z.string() }).check(
  inOrder<ProfileValues>([
    ['mobile', ({ mobile }) => MOBILE.test(mobile.trim()), '请输入正确手机号'],
    ['email', ({ email }) => EMAIL.test(email.trim()), '请输入正确邮箱号'],
    ['birthday', ({ birthday }) => isDay(birthday.trim()), '请输入正确的日期格式：YYYY-MM-DD'],
  ]),
)

/** The request: all three fields, without the blanks that typing and pasting leave at the ends. */
export const toRequest = ({ birthday, email, mobile }: ProfileValues): ProfileValues => ({
  birthday: birthday.trim(),
  email: email.trim(),
  mobile: mobile.trim(),
})
