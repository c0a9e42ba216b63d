import * as z from 'zod/mini'

const line = (read: (typed: string) => string) =>
  z.codec(z.string(), z.string(), { decode: read, encode: (text) => text })

/** Typed text without surrounding whitespace. */
export const trimmed = line((typed) => typed.trim())

/** Normalises a typed line: full-width letters, digits and signs become plain ones, surrounding whitespace goes (D60). */
export const typedLine = line((typed) => typed.normalize('NFKC').trim())
