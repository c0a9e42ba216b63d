import * as z from 'zod/mini'
import { BEIJING_MS, formatDateTime } from './beijing'
import { asNumber, asText, incoming, rows } from './wireBasics'

/*
 * The codecs of the wire. The first visit loads `wireBasics` alone: what its calls do not need, pages and times among it,
 * stands here.
 */
export * from './wireBasics'

/** Text that must be there: without it the row is left out of its list. */
export const key = z.codec(incoming, z.string(), {
  decode: (value, context) => {
    const read = asText(value)
    if (read === '') context.issues.push({ code: 'custom', input: value, message: 'missing' })
    return read
  },
  encode: (value) => value,
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

/** A moment as servers write it: `YYYY-MM-DD HH:mm:ss` in Beijing. */
export const writeServerTime = (ms: number): string => formatDateTime(ms)

/** A moment, milliseconds since 1970; null when there is none. */
export const dateTime = z.codec(incoming, z.custom<number | null>(), {
  decode: readServerTime,
  encode: (ms) => (ms === null ? '' : writeServerTime(ms)),
})

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
