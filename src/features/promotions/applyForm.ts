import * as z from 'zod/mini'
import { readTypedAmount } from '@/contract/money'
import { inOrder } from '@/lib/inOrder'

/** What the member types in the dialog 申请优惠. */
export type ApplyValues = { amount: string }

export const emptyApplication: ApplyValues = { amount: '' }

/** Any plain amount above zero (D26); the conditions of the promotion are the server's to check (spec 1 §5). */
export const applySchema = z
  .object({ amount: z.string() })
  .check(
    inOrder<ApplyValues>([['amount', ({ amount }) => readTypedAmount(amount) !== null, '请输入正确的金额']]),
  )
