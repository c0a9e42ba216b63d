import * as z from 'zod/mini'
import type { Input } from '@/contract/endpoint'
import { EMAIL, MOBILE, type Member, type updateProfile } from '@/contract/member'
import { isDay } from '@/contract/profile'
import { inOrder } from '@/lib/inOrder'

/** Profile fields a member may change. */
export type ProfileValues = Input<typeof updateProfile>

/** Initial values of the form. */
export const profileOf = ({ birthday, email, mobile }: Member): ProfileValues => ({ birthday, email, mobile })

/** Checks mobile, email, then birthday; all are required (D47). */
export const profileSchema = z.object({ birthday: z.string(), email: z.string(), mobile: z.string() }).check(
  inOrder<ProfileValues>([
    ['mobile', ({ mobile }) => MOBILE.test(mobile.trim()), '请输入正确手机号'],
    ['email', ({ email }) => EMAIL.test(email.trim()), '请输入正确邮箱号'],
    ['birthday', ({ birthday }) => isDay(birthday.trim()), '请输入正确的日期格式：YYYY-MM-DD'],
  ]),
)

/** The request input: all three fields, trimmed. */
export const toRequest = ({ birthday, email, mobile }: ProfileValues): ProfileValues => ({
  birthday: birthday.trim(),
  email: email.trim(),
  mobile: mobile.trim(),
})
