import * as z from 'zod/mini'

/*
 * Codecs between what servers send and what the app speaks. Reading is tolerant (D16): a missing key, null or a wrong
 * type becomes the field's empty value; only `key` fields make a row unreadable. Writing is exact.
 */

/** Anything may come, even nothing: the input side of every tolerant field. */
export const incoming = z.optional(z.unknown())

const asText = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' && Number.isFinite(value) ? String(value) : ''

const asNumber = (value: unknown): number => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : 0
}

/** Text; a number is spelled out, anything else is `''`. */
export const text = z.codec(incoming, z.string(), { decode: asText, encode: (value) => value })

/** Text that must be there: without it the row is left out of its list. */
export const key = z.codec(incoming, z.string(), {
  decode: (value, context) => {
    const read = asText(value)
    if (read === '') context.issues.push({ code: 'custom', input: value, message: 'missing' })
    return read
  },
  encode: (value) => value,
})

/** A count, an id or a percentage; numeric text is read, anything else is 0. */
export const number = z.codec(incoming, z.number(), { decode: asNumber, encode: (value) => value })

/** 1, `"1"` and true are on; anything else is off. Written as 0 or 1. */
export const flag = z.codec(incoming, z.boolean(), {
  decode: (value) => value === true || asText(value) === '1',
  encode: (on) => (on ? 1 : 0),
})

/** Off only when the wire says 0, `"0"` or false; a missing field is on (a member without `status` is no disabled one). */
export const flagUnlessZero = z.codec(incoming, z.boolean(), {
  decode: (value) => !(value === false || asText(value) === '0'),
  encode: (on) => (on ? 1 : 0),
})

/**
 * Gives a numbered state a name: `codeOf({ 0: 'pending', 1: 'claimed' }, 'unknown')`. Numbers and numeric text are read;
 * `other` stands for every number without a name and for a missing field. `other` is written as the empty string.
 */
export function codeOf<const T extends Record<number, string>, const O extends string>(names: T, other: O) {
  type Name = T[keyof T] | O
  const codes = Object.fromEntries(Object.entries(names).map(([code, name]) => [name, Number(code)]))
  return z.codec(
    incoming,
    z.custom<Name>((value) => typeof value === 'string'),
    {
      decode: (value): Name => {
        const code = value === true ? 1 : value === false ? 0 : asText(value)
        return (code === '' ? other : (names[Number(code)] ?? other)) as Name
      },
      encode: (name) => codes[name as string] ?? '',
    },
  )
}

const BEIJING_MS = 8 * 3600_000

/** Reads a server time into milliseconds since 1970; without a zone it is Beijing time (D27). Null when unreadable. */
export function readServerTime(value: unknown): number | null {
  if (typeof value !== 'string') return null
  const zoneless = /^(\d{4})[-/](\d\d?)[-/](\d\d?)(?:[ T](\d\d?):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?$/.exec(
    value.trim(),
  )
  if (zoneless) {
    const [year, month, day, hour = 0, minute = 0, second = 0] = zoneless
      .slice(1)
      .map((part) => Number(part ?? 0))
    // 0000-00-00 is how databases spell none.
    return month === 0 ? null : Date.UTC(year!, month! - 1, day, hour, minute, second) - BEIJING_MS
  }
  // Without a zone it would be read in the device's own.
  const time = /(Z|GMT|[+-]\d\d:?\d\d)$/i.test(value.trim()) ? Date.parse(value) : NaN
  return Number.isNaN(time) ? null : time
}

/** Spells a moment as servers do: `YYYY-MM-DD HH:mm:ss` in Beijing. */
export const writeServerTime = (ms: number): string =>
  new Date(ms + BEIJING_MS).toISOString().slice(0, 19).replace('T', ' ')

/** A moment, milliseconds since 1970; null when there is none. */
export const dateTime = z.codec(incoming, z.custom<number | null>(), {
  decode: readServerTime,
  encode: (ms) => (ms === null ? '' : writeServerTime(ms)),
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
        if (!read.success) console.warn('left out a row of the server that cannot be read', read.error.issues)
        return read.success ? [read.data] : []
      }),
    encode: (list) => list.map((item) => z.encode(row, item)),
  })
}

/** One page of rows (D17). `page` counts from 1, `total` is the number of rows of all pages. */
export type Page<T> = { page: number; total: number; data: T[] }

/** Rows on a page of the server, and of the record tables (spec 2 §9). */
export const PAGE_SIZE = 10

/** A page of rows; a bare list is taken as its only page. */
export function page<R extends z.ZodMiniType>(row: R) {
  const list = rows(row)
  return z.codec(incoming, z.custom<Page<z.output<R>>>(), {
    decode: (value) => {
      const raw = (Array.isArray(value) ? { data: value, total: value.length } : (value ?? {})) as Record<
        string,
        unknown
      >
      const data = z.decode(list, raw.data)
      return {
        page: asNumber(raw.current_page) || 1,
        total: Math.max(asNumber(raw.total), data.length),
        data,
      }
    },
    encode: ({ page: current, total, data }) => ({
      current_page: current,
      data: z.encode(list, data),
      last_page: Math.max(1, Math.ceil(total / PAGE_SIZE)),
      per_page: PAGE_SIZE,
      total,
    }),
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
