/**
 * Marks without a look: zero-width ones, direction marks, byte order marks, controls. No keyboard types them, copying brings
 * them along.
 */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]|(?!\s)\p{Cc}/gu

/** A text without invisible marks; nothing else changes. */
export const withoutMarks = (text: string): string => text.replace(INVISIBLE, '')

/** A typed password, address or note: without invisible marks and surrounding white space; its own signs stay. */
export const readText = (typed: string): string => withoutMarks(typed).trim()

/**
 * A typed account, amount, id or code: as `readText`, and full-width letters, digits and signs become plain
 * ones, 。 of a Chinese keyboard a point.
 */
export const readLine = (typed: string): string =>
  withoutMarks(typed.normalize('NFKC')).replaceAll('。', '.').trim()

/** A typed number whose digits may stand in groups, such as an account's or a six-digit password. */
export const readNumber = (typed: string): string => readLine(typed).replace(/[\s-]/g, '')

/** The word characters of a typed address of a wallet. */
export const readWord = (typed: string): string => readLine(typed).replace(/\W/g, '')
