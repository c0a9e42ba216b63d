import * as z from 'zod/mini'
import { readLine, readText } from '@/contract/values/typed'

/** A form field that is checked and sent as `read` returns it. */
export const typed = (read: (typed: string) => string) =>
  z.codec(z.string(), z.string(), { decode: read, encode: (text) => text })

/** A typed name, address or note. */
export const typedText = typed(readText)

/** A typed account, amount, id, code, day or phone number. */
export const typedLine = typed(readLine)
