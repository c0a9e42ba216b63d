/**
 * Marks without a look: zero-width ones, direction marks, byte order marks, controls. No keyboard types them, copying brings
 * them along.
 */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]|(?!\s)\p{Cc}/gu

/** A text without invisible marks; nothing else changes. */
export const withoutMarks = (text: string): string => text.replace(INVISIBLE, '')

/** A typed password, address or note: without invisible marks and surrounding white space; its own signs stay. */
export const readText = (typed: string): string => withoutMarks(typed).trim()

/** Signs that are typed or pasted for the middle dot of a name; a full stop is one between letters. */
const DOTS =
  /[\u00B7\u0387\u16EB\u2022\u2027\u2219\u22C5\u25CF\u2E31\u2E33\u30FB\uFF65]|(?<=\p{L})[.\u3002\uFE52\uFF0E\uFF61](?=\p{L})/gu

/** A typed name: as `readText`, with · for every middle dot. */
export const readName = (typed: string): string => readText(typed).replace(DOTS, '·')

/**
 * A typed account, amount, id or code: as `readText`, and full-width letters, digits and signs become plain
 * ones, 。 of a Chinese keyboard a point.
 */
export const readLine = (typed: string): string =>
  withoutMarks(typed.normalize('NFKC')).replaceAll('。', '.').trim()

/** A typed day, `YYYY-MM-DD`, whatever stands between its figures; anything else as `readLine`. */
export function readDay(typed: string): string {
  const line = readLine(typed)
  const figures = line.replace(/[^\p{L}\p{N}]*[年月日号]\s*|[^\p{L}\p{N}]+/gu, '-').replace(/-$/, '')
  const [, year, month = '', day = ''] =
    /^(\d{4})-(\d\d?)-(\d\d?)$/.exec(figures) ?? /^(\d{4})(\d\d)(\d\d)$/.exec(figures) ?? []
  return year === undefined ? line : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** A typed phone number: its digits may stand in groups, after a +. */
export const readPhone = (typed: string): string => readLine(typed).replace(/[\s()-]|^\+/g, '')

/** A typed number whose digits may stand in groups, such as an account's or a six-digit password. */
export const readNumber = (typed: string): string => readLine(typed).replace(/[\s-]/g, '')

/** The word characters of a typed address of a wallet. */
export const readWord = (typed: string): string => readLine(typed).replace(/\W/g, '')
