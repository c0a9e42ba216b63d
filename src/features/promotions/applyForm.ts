import * as z from 'zod/mini'
import { readTypedAmount } from '@/contract/values/money'
import { typedLine } from '@/components/forms/typedLine'
import { inOrder } from '@/lib/inOrder'

/** Values of the dialog 申请优惠. */
export type ApplyValues = { amount: string }

export const emptyApplication: ApplyValues = { amount: '' }

/** Accepts any amount above zero (D26); the server checks the promotion's conditions (spec 1 §5). */
export const applySchema = z
  .object({ amount: typedLine })
  .check(
    inOrder<ApplyValues>([['amount', ({ amount }) => readTypedAmount(amount) !== null, '请输入正确的金额']]),
  )
