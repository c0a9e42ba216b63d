import * as z from 'zod/mini'
import { readReferences, writeReferences } from './htmlText'

/*
 * Codecs between the wire and the app. Reading is tolerant (D16): a missing key, null or a wrong type becomes the field's
 * empty value, and only `key` fields make a row unreadable. A list or a record of another shape is an error. Writing is exact.
 */

/** Input of tolerant fields: anything, or nothing. */
export const incoming = z.optional(z.unknown())

/** A string, or a number as text; anything else is `''`. */
export const asText = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' && Number.isFinite(value) ? String(value) : ''

/** A number or numeric text; anything else is 0. */
export const asNumber = (value: unknown): number => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : 0
}

/** Text with its character references decoded, or a number as text; anything else is `''`. */
export const text = z.codec(incoming, z.string(), {
  decode: (value) => readReferences(asText(value)),
  encode: writeReferences,
})

/** HTML, whose character references stay. */
export const html = z.codec(incoming, z.string(), { decode: asText, encode: (value) => value })

/** A count or a percentage, maybe as text; anything else is 0. */
export const number = z.codec(incoming, z.number(), { decode: asNumber, encode: (value) => value })

/** 1, `"1"` and true are on; anything else is off. Written as 0 or 1. */
export const flag = z.codec(incoming, z.boolean(), {
  decode: (value) => value === true || asText(value) === '1',
  encode: (on) => (on ? 1 : 0),
})

/** Address of a picture, or `''`: without one, servers send the bare upload folder. */
export const image = z.codec(incoming, z.string(), {
  decode: (value) =>
    readReferences(asText(value))
      .trim()
      .replace(/^.*\/uploads\/$/, ''),
  encode: writeReferences,
})

/** Whether a value is what servers send for no data: `null`, `""`, `[]` or nothing at all. */
export const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** Whether a value is an object; servers send an empty list for no data. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The rows of a list, which PHP writes as an object when its numbering has gaps; undefined for any other shape. */
export function listOf(value: unknown): unknown[] | undefined {
  if (Array.isArray(value)) return value
  if (isNothing(value)) return []
  const numbers = isObject(value) ? Object.keys(value) : []
  return numbers.length > 0 && numbers.every((number) => /^\d+$/.test(number))
    ? Object.values(value as object)
    : undefined
}

type Context = { issues: z.core.$ZodRawIssue[] }

/** Reports an answer of another shape than the contract's: an outage must not look like an empty account. */
export function refuse(input: unknown, { issues }: Context): never {
  issues.push({ code: 'custom', input, message: 'another shape' })
  return z.NEVER
}

/** Reads a part of an answer; what it refuses, the whole refuses. */
export function readPart<S extends z.ZodMiniType>(part: S, value: unknown, context: Context): z.output<S> {
  const read = z.safeDecode(part, value as z.input<S>)
  return read.success ? read.data : refuse(value, context)
}

/** A list. Unreadable rows are left out and logged. */
export function rows<R extends z.ZodMiniType>(row: R) {
  return z.codec(incoming, z.custom<z.output<R>[]>(), {
    decode: (value, context) =>
      listOf(value)?.flatMap((raw) => {
        const read = z.safeDecode(row, raw as z.input<R>)
        if (!read.success) console.warn('row left out', read.error.issues)
        return read.success ? [read.data] : []
      }) ?? refuse(value, context),
    encode: (list) => list.map((item) => z.encode(row, item)),
  })
}

/** An object with tolerant fields; no data gives empty fields. */
export function record<S extends z.core.$ZodLooseShape>(shape: S) {
  const object = z.object(shape)
  return z.codec(incoming, z.custom<z.output<typeof object>>(), {
    decode: (value, context): z.output<typeof object> =>
      readPart(object, isNothing(value) ? {} : value, context),
    encode: (value): z.input<typeof object> => z.encode(object, value),
  })
}

/** As `record`, but null for no data, such as an unknown promotion. */
export function recordOrNull<S extends z.core.$ZodLooseShape>(shape: S) {
  const object = z.object(shape)
  return z.codec(incoming, z.custom<z.output<typeof object> | null>(), {
    decode: (value, context): z.output<typeof object> | null =>
      isNothing(value) ? null : readPart(object, value, context),
    encode: (value): z.input<typeof object> | null => (value === null ? null : z.encode(object, value)),
  })
}
