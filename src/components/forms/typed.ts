import * as z from 'zod/mini'
import { readTypedAmount, type Money } from '@/contract/values/money'
import { readDay, readLine, readName, readPhone, readText } from '@/contract/values/typed'
import type { Rule } from '@/lib/inOrder'

/** A form field that is checked and sent as `read` returns it. */
export const typed = (read: (typed: string) => string) =>
  z.codec(z.string(), z.string(), { decode: read, encode: (text) => text })

/** A typed password, address or note. */
export const typedText = typed(readText)

/** A typed name of a person. */
export const typedName = typed(readName)

/** A typed account, id or code. */
export const typedLine = typed(readLine)

/** A typed day, YYYY-MM-DD. */
export const typedDay = typed(readDay)

/** A typed phone number. */
export const typedPhone = typed(readPhone)

/** A typed amount as the schema reads it: undefined where nothing is typed, null where no amount can be read. */
export type TypedAmount = Money | null | undefined

export const typedAmount = z.codec(z.string(), z.custom<TypedAmount>(), {
  decode: (text) => (readLine(text) === '' ? undefined : readTypedAmount(text)),
  encode: (amount) => amount ?? '',
})

export const WRONG_AMOUNT = '请输入正确的金额'

/** The rule that an amount is typed. */
export const amountRule: Rule<{ amount: TypedAmount }> = [
  'amount',
  ({ amount }) => amount != null,
  WRONG_AMOUNT,
]
