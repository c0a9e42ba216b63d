import * as z from 'zod/mini'
import { recordFilter } from './records'
import { amount } from './values/money'
import { dateTime, incoming, isObject, listOf, page, readPart, refuse, text } from './wire/codecs'
import { memberPost } from './wire/endpoint'

/** 0 is pending, anything else claimed. */
const claimState = z.codec(incoming, z.enum(['pending', 'claimed']), {
  decode: (value) => (value === 0 || value === '0' || value === false ? 'pending' : 'claimed'),
  encode: (state) => (state === 'pending' ? 0 : 1),
})

const rebate = z.object({
  gamename: text,
  money: amount,
  state: claimState,
  created_at: dateTime,
  updated_at: dateTime,
})

/** One rebate; `updated_at` is when it was claimed. */
export type Rebate = z.output<typeof rebate>

const wire = z.object({ list: page(rebate), jisuan: amount, nojisuan: amount })
const totals = z.custom<{
  list: z.output<typeof wire>['list']
  claimed: z.output<typeof amount>
  pending: z.output<typeof amount>
}>()

/** Rebates with both totals, CNY. The wire calls them `jisuan` (claimed) and `nojisuan` (pending). */
export const listRebates = memberPost('/api/getfanshui', {
  effect: 'read',
  request: z.object({ ...recordFilter, type: z.literal('') }),
  data: z.codec(incoming, totals, {
    decode: (value, context) => {
      const whole = listOf(value) ? { list: value } : value
      if (!isObject(whole) || !('list' in whole)) return refuse(value, context)
      const { list, jisuan, nojisuan } = readPart(wire, whole, context)
      return { list, claimed: jisuan, pending: nojisuan }
    },
    encode: ({ list, claimed, pending }) => z.encode(wire, { list, jisuan: claimed, nojisuan: pending }),
  }),
})

/** Claims every pending rebate; the message is shown. */
export const claimRebates = memberPost('/api/dofanshui', {
  effect: 'money',
  action: '返水领取',
  trace: 'rebates',
})
