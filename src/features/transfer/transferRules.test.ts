import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { MAIN_WALLET } from '@/contract/wallet'
import { transferSchema, venueTransferSchema } from './transferRules'

const told = (schema: z.ZodMiniType, values: object) =>
  schema.safeParse(values).error?.issues.map(({ path, message }) => [path[0], message])

it.each(['0', '-5', '1.234', '٣', '01', '1,000', '1000000000', '9'.repeat(50)])(
  'refuses the amount %s, in the venue dialog too',
  { tags: 's2-5' },
  (amount) => {
    const wrong = [['amount', '请输入正确的金额']]
    expect(told(transferSchema, { from: MAIN_WALLET, to: 'AG', amount })).toEqual(wrong)
    expect(told(venueTransferSchema, { amount })).toEqual(wrong)
  },
)
