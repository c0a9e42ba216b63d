import * as z from 'zod/mini'
import { BEIJING_MS, formatDateTime } from '../values/beijing'
import { asNumber, asText, incoming, isObject, listOf, readPart, refuse, rows } from './basicCodecs'
import { readReferences, writeReferences } from './htmlText'

/* Codecs that a first visit doesn't need, such as pages and times; it loads only `basicCodecs`. */
export * from './basicCodecs'

/** Required text: without it the row is left out of its list. */
export const key = z.codec(incoming, z.string(), {
  decode: (value, context) => {
    const read = readReferences(asText(value))
    if (read === '') context.issues.push({ code: 'custom', input: value, message: 'missing' })
    return read
  },
  encode: writeReferences,
})

/** An id; a text when it has more digits than a number holds. */
export type Id = number | string

/**
 * An id as the wire writes it: a number, or the text of one with more digits than a number holds; 0 for anything else. Sent back
 * as it came.
 */
export const id = z.codec(incoming, z.custom<Id>(), {
  decode: (value) => {
    const isLong =
      typeof value === 'string' && /^\d{16,}$/.test(value) && !Number.isSafeInteger(Number(value))
    return isLong ? value : asNumber(value)
  },
  encode: (value) => value,
})

/** Off only for 0, `"0"` or false; a missing field is on, such as a member's `status`. */
export const flagUnlessZero = z.codec(incoming, z.boolean(), {
  decode: (value) => !(value === false || asText(value) === '0'),
  encode: (on) => (on ? 1 : 0),
})

/**
 * Names for a numbered state: `codeOf({ 0: 'pending', 1: 'claimed' }, 'unknown')`. Reads numbers and numeric text; a missing
 * field or an unnamed number becomes `other`, which is written as `''`.
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

/** A Unix time in ms, from seconds or milliseconds, of 1973 or later; null for other numbers. */
function readUnixTime(time: number): number | null {
  const ms = time < 1e11 ? time * 1000 : time
  return ms >= 1e11 && ms < 1e14 ? Math.floor(ms) : null
}

/** A server time in ms since 1970, also a Unix time; Beijing time unless it has a zone. Null when unreadable. */
export function readServerTime(value: unknown): number | null {
  if (typeof value === 'number') return readUnixTime(value)
  if (typeof value !== 'string') return null
  if (/^\s*\d{9,13}(\.\d+)?\s*$/.test(value)) return readUnixTime(Number(value))
  const zoneless = /^(\d{4})[-/](\d\d?)[-/](\d\d?)(?:[ T](\d\d?):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?$/.exec(
    value.trim(),
  )
  if (zoneless) {
    const [year, month, day, hour = 0, minute = 0, second = 0] = zoneless
      .slice(1)
      .map((part) => Number(part ?? 0))
    // Databases write 0000-00-00 for no date.
    return month === 0 ? null : Date.UTC(year!, month! - 1, day, hour, minute, second) - BEIJING_MS
  }
  // Date.parse would read a time without a zone in the device's zone.
  const time = /(Z|GMT|[+-]\d\d:?\d\d)$/i.test(value.trim()) ? Date.parse(value) : NaN
  return Number.isNaN(time) ? null : time
}

/** A moment as servers write it: `YYYY-MM-DD HH:mm:ss` in Beijing. */
export const writeServerTime = (ms: number): string => formatDateTime(ms)

/** A moment in ms since 1970, or null. */
export const dateTime = z.codec(incoming, z.custom<number | null>(), {
  decode: readServerTime,
  encode: (ms) => (ms === null ? '' : writeServerTime(ms)),
})

/** A page's number; only pages from the second on are named on the wire. */
export const laterPage = z.codec(z.optional(z.number()), z.number(), {
  decode: (page = 1) => page,
  encode: (page) => (page > 1 ? page : undefined),
})

/**
 * One page of rows. `page` counts from 1, `total` counts the rows of all pages, `sent` those of this answer, unreadable ones
 * included. `size` is what the server calls its page size, if it does.
 */
export type Page<T> = { page: number; total: number; data: T[]; sent?: number; size?: number }

/** Rows per page, as specified; some servers have another size. */
export const PAGE_SIZE = 10

/** A page of rows; a bare list is read as the only page. Without rows it must say so: `data` or a `total` of 0. */
export function page<R extends z.ZodMiniType>(row: R) {
  const list = rows(row)
  return z.codec(incoming, z.custom<Page<z.output<R>>>(), {
    decode: (value, context) => {
      const bare = listOf(value)
      const raw = bare ? { data: bare, total: bare.length } : value
      if (!isObject(raw) || !('data' in raw || asText(raw.total) === '0')) return refuse(value, context)
      const data = readPart(list, raw.data, context)
      if (context.issues.length > 0) return z.NEVER
      const sent = listOf(raw.data)?.length ?? 0
      return {
        page: asNumber(raw.current_page) || 1,
        total: Math.max(asNumber(raw.total), sent),
        data,
        sent,
        size: asNumber(raw.per_page),
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
