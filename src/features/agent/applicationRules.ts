import * as z from 'zod/mini'
import { typedPhone, typedText } from '@/components/forms/typed'
import type { applyAsAgent } from '@/contract/agents'
import { MOBILE } from '@/contract/member'
import type { Input } from '@/contract/wire/endpoint'
import { inOrder } from '@/lib/inOrder'

/** Values of the fields 联系手机 and 申请理由. */
export type ApplicationValues = Input<typeof applyAsAgent>

export const emptyApplication: ApplicationValues = { mobile: '', apply_info: '' }

/** Rules in the order of spec 2 §5: the mobile number, then the reason. */
export const applicationSchema = z.object({ mobile: typedPhone, apply_info: typedText }).check(
  inOrder<ApplicationValues>([
    ['mobile', ({ mobile }) => MOBILE.test(mobile), '请输入正确手机号'],
    ['apply_info', ({ apply_info }) => apply_info !== '', '请输入申请理由'],
  ]),
)
