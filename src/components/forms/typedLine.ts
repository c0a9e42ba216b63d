import * as z from 'zod/mini'

const line = (read: (typed: string) => string) =>
  z.codec(z.string(), z.string(), { decode: read, encode: (text) => text })

/** Typed text without surrounding blanks. */
export const trimmed = line((typed) => typed.trim())

/** A line of text as meant: full-width letters, digits and signs become plain ones, surrounding blanks go (D60). */
export const typedLine = line((typed) => typed.normalize('NFKC').trim())
