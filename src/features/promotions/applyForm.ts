import * as z from 'zod/mini'
import { amountRule, typedAmount } from '@/components/forms/typed'
import { inOrder } from '@/lib/inOrder'

/** Accepts any amount above zero (D26); the server checks the promotion's conditions (spec 1 §5). */
export const applySchema = z.object({ amount: typedAmount }).check(inOrder([amountRule]))
