import * as z from 'zod/mini'

/*
 * Codecs between what servers send and what the app speaks. Reading is tolerant (D16): a missing key, null or a wrong
 * type becomes the field's empty value; only `key` fields make a row unreadable. Writing is exact.
 */

/** Anything may come, even nothing: the input side of every tolerant field. */
export const incoming = z.optional(z.unknown())

/** Text of a string or a number; anything else is `''`. */
export const asText = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' && Number.isFinite(value) ? String(value) : ''

/** Number of a number or numeric text; anything else is 0. */
export const asNumber = (value: unknown): number => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : 0
}

/** Text; a number is spelled out, anything else is `''`. */
export const text = z.codec(incoming, z.string(), { decode: asText, encode: (value) => value })

/** A count, an id or a percentage; numeric text is read, anything else is 0. */
export const number = z.codec(incoming, z.number(), { decode: asNumber, encode: (value) => value })

/** 1, `"1"` and true are on; anything else is off. Written as 0 or 1. */
export const flag = z.codec(incoming, z.boolean(), {
  decode: (value) => value === true || asText(value) === '1',
  encode: (on) => (on ? 1 : 0),
})

/** An address of a picture, or `''`: servers send the bare upload folder when there is none (contract). */
export const image = z.codec(incoming, z.string(), {
  decode: (value) =>
    asText(value)
      .trim()
      .replace(/^.*\/uploads\/$/, ''),
  encode: (value) => value,
})

/** A list: null, missing or anything else that is none reads as empty; a row that does not fit is left out and reported. D16. */
export function rows<R extends z.ZodMiniType>(row: R) {
  return z.codec(incoming, z.custom<z.output<R>[]>(), {
    decode: (value) =>
      (Array.isArray(value) ? value : []).flatMap((raw) => {
        const read = z.safeDecode(row, raw as z.input<R>)
        if (!read.success) console.warn('unreadable row left out', read.error.issues)
        return read.success ? [read.data] : []
      }),
    encode: (list) => list.map((item) => z.encode(row, item)),
  })
}

/** An object with tolerant fields: when no object came, every field is at its empty value. */
export function record<S extends z.core.$ZodLooseShape>(shape: S) {
  const object = z.object(shape)
  return z.codec(incoming, z.custom<z.output<typeof object>>(), {
    decode: (value): z.output<typeof object> =>
      z.decode(object, (isObject(value) ? value : {}) as z.input<typeof object>),
    encode: (value): z.input<typeof object> => z.encode(object, value),
  })
}

/** As `record`, or null when no object came (an unknown promotion, an article that does not exist). */
export function recordOrNull<S extends z.core.$ZodLooseShape>(shape: S) {
  const object = z.object(shape)
  return z.codec(incoming, z.custom<z.output<typeof object> | null>(), {
    decode: (value): z.output<typeof object> | null => {
      if (!isObject(value)) return null
      const read = z.safeDecode(object, value as z.input<typeof object>)
      return read.success ? read.data : null
    },
    encode: (value): z.input<typeof object> | null => (value === null ? null : z.encode(object, value)),
  })
}

/** Whether an answer is an object: an empty list is what servers send for no data (contract). */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
