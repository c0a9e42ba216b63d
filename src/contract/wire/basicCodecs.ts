import * as z from 'zod/mini'

/*
 * Codecs between the wire and the app. Reading is tolerant (D16): a missing key, null or a wrong type becomes the field's
 * empty value, and only `key` fields make a row unreadable. Writing is exact.
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

/** Text, or a number as text; anything else is `''`. */
export const text = z.codec(incoming, z.string(), { decode: asText, encode: (value) => value })

/** A count, an id or a percentage, maybe as text; anything else is 0. */
export const number = z.codec(incoming, z.number(), { decode: asNumber, encode: (value) => value })

/** 1, `"1"` and true are on; anything else is off. Written as 0 or 1. */
export const flag = z.codec(incoming, z.boolean(), {
  decode: (value) => value === true || asText(value) === '1',
  encode: (on) => (on ? 1 : 0),
})

/** Address of a picture, or `''`: without one, servers send the bare upload folder. */
export const image = z.codec(incoming, z.string(), {
  decode: (value) =>
    asText(value)
      .trim()
      .replace(/^.*\/uploads\/$/, ''),
  encode: (value) => value,
})

/** A list; anything else is empty. Unreadable rows are left out and logged (D16). */
export function rows<R extends z.ZodMiniType>(row: R) {
  return z.codec(incoming, z.custom<z.output<R>[]>(), {
    decode: (value) =>
      (Array.isArray(value) ? value : []).flatMap((raw) => {
        const read = z.safeDecode(row, raw as z.input<R>)
        if (!read.success) console.warn('row left out', read.error.issues)
        return read.success ? [read.data] : []
      }),
    encode: (list) => list.map((item) => z.encode(row, item)),
  })
}

/** An object with tolerant fields; anything else gives empty fields. */
export function record<S extends z.core.$ZodLooseShape>(shape: S) {
  const object = z.object(shape)
  return z.codec(incoming, z.custom<z.output<typeof object>>(), {
    decode: (value): z.output<typeof object> =>
      z.decode(object, (isObject(value) ? value : {}) as z.input<typeof object>),
    encode: (value): z.input<typeof object> => z.encode(object, value),
  })
}

/** As `record`, but null for anything that isn't an object, such as an unknown promotion. */
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

/** Whether a value is an object; servers send an empty list for no data. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
