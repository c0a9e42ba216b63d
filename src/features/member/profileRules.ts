import * as z from 'zod/mini'
import { serverNow } from '@/api/serverClock'
import { typedDay, typedLine, typedPhone } from '@/components/forms/typed'
import { EMAIL, MOBILE, type Member, type updateProfile } from '@/contract/member'
import { formatDay } from '@/contract/values/beijing'
import { ageOn, isDay, LEAST_AGE } from '@/contract/values/profile'
import type { Input } from '@/contract/wire/endpoint'
import { inOrder } from '@/lib/inOrder'

/** Profile fields a member may change. */
export type ProfileValues = Input<typeof updateProfile>

/** Initial values of the form. */
export const profileOf = ({ birthday, email, mobile }: Member): ProfileValues => ({ birthday, email, mobile })

/** The oldest anyone may be, years. */
const MOST_AGE = 120

const ageNow = ({ birthday }: ProfileValues): number => ageOn(formatDay(serverNow()), birthday)

/** Checks mobile, email, then birthday; all are required. */
export const profileSchema = z.object({ birthday: typedDay, email: typedLine, mobile: typedPhone }).check(
  inOrder<ProfileValues>([
    ['mobile', ({ mobile }) => MOBILE.test(mobile), '请输入正确手机号'],
    ['email', ({ email }) => EMAIL.test(email), '请输入正确邮箱号'],
    ['birthday', ({ birthday }) => isDay(birthday), '请输入正确的日期格式：YYYY-MM-DD'],
    ['birthday', (values) => ageNow(values) >= 0 && ageNow(values) <= MOST_AGE, '请输入真实的出生日期'],
    ['birthday', (values) => ageNow(values) >= LEAST_AGE, `须年满${LEAST_AGE}周岁，请核对出生日期`],
  ]),
)
