import * as z from 'zod/mini'

/** A line of text as meant: full-width letters, digits and signs become plain ones, surrounding blanks go (D60). */
export const typedLine = z.string().check(z.normalize('NFKC'), z.trim())
