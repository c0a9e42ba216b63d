import * as z from 'zod/mini'
import type { Input } from '@/contract/wire/endpoint'
import { EMAIL, MOBILE, type Member, type updateProfile } from '@/contract/member'
import { isDay } from '@/contract/values/profile'
import { typedLine } from '@/components/forms/typed'
import { inOrder } from '@/lib/inOrder'

/** Profile fields a member may change. */
export type ProfileValues = Input<typeof updateProfile>

/** Initial values of the form. */
export const profileOf = ({ birthday, email, mobile }: Member): ProfileValues => ({ birthday, email, mobile })

/** Checks mobile, email, then birthday; all are required. */
export const profileSchema = z.object({ birthday: typedLine, email: typedLine, mobile: typedLine }).check(
  inOrder<ProfileValues>([
    ['mobile', ({ mobile }) => MOBILE.test(mobile), '请输入正确手机号'],
    ['email', ({ email }) => EMAIL.test(email), '请输入正确邮箱号'],
    ['birthday', ({ birthday }) => isDay(birthday), '请输入正确的日期格式：YYYY-MM-DD'],
  ]),
)
