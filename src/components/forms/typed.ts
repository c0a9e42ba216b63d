import * as z from 'zod/mini'
import { readTypedAmount, type Money } from '@/contract/values/money'
import { readLine, readText } from '@/contract/values/typed'
import type { Rule } from '@/lib/inOrder'

/** Signs that are typed or pasted for the middle dot of a name. */
const DOTS = /[\u00B7\u0387\u16EB\u2022\u2027\u2219\u22C5\u25CF\u2E31\u2E33\u30FB\uFF65]/g
const STOP_BETWEEN_LETTERS = /(\p{L})[.\u3002\uFE52\uFF0E\uFF61](?=\p{L})/gu

/** A typed name: as `readText`, with · for every middle dot and for a full stop between letters. */
export const readName = (typed: string): string =>
  readText(typed).replace(DOTS, '·').replace(STOP_BETWEEN_LETTERS, '$1·')

/** A typed day, `YYYY-MM-DD`, whatever stands between its figures; anything else as `readLine`. */
export function readDay(typed: string): string {
  const line = readLine(typed)
  const figures = line.replace(/[^\p{L}\p{N}]*[年月日号]\s*|[^\p{L}\p{N}]+/gu, '-').replace(/-$/, '')
  const [, year, month = '', day = ''] =
    /^(\d{4})-(\d\d?)-(\d\d?)$/.exec(figures) ?? /^(\d{4})(\d\d)(\d\d)$/.exec(figures) ?? []
  return year === undefined ? line : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** A typed phone number: its digits may stand in groups, after a +. */
const readPhone = (typed: string): string => readLine(typed).replace(/[\s()-]|^\+/g, '')

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
