import { minutes } from './durations'

/** A column of a CSV file: its head and the text of a row. One without texts is left out. */
export type CsvColumn<Row> = { head: string; value?: (row: Row) => string }

/** Makes Excel read the file as UTF-8. */
const BOM = '\uFEFF'

/** A plain amount: its sign is harmless, and spreadsheets must be able to sum it. */
const AMOUNT = /^[+-]?\d+(\.\d+)?$/

/**
 * A number that a spreadsheet would change: more than 15 digits lose the last ones, leading zeros go, and 2607E5 is read as a power of
 * ten. Some read full-width digits and commas too.
 */
const isChanged = (text: string): boolean => {
  const plain = text.normalize('NFKC').trim().replaceAll(',', '')
  return (
    /^[+-]?\d+\.?\d*e[+-]?\d+$/i.test(plain) || (AMOUNT.test(plain) && /^[+-]?0\d|(\d\.?){16}/.test(plain))
  )
}

/**
 * Starts a formula in some spreadsheet, including full-width signs and signs after blanks; a leading tab or line break can
 * hide one.
 */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/

/**
 * Formats one cell. Text that a spreadsheet would run as a formula gets a leading apostrophe, so that a game's or
 * promotion's name can't act on the member's computer, and so do numbers it would change, such as order numbers; plain amounts
 * stay numbers.
 */
export function csvCell(text: string): string {
  const isText = (FORMULA.test(text) && !AMOUNT.test(text)) || isChanged(text)
  const harmless = isText ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** Formats a whole file (RFC 4180): a row of heads, CRLF after each row, UTF-8 with BOM. */
export function toCsv<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const kept = columns.flatMap(({ head, value }) => (value ? [{ head, value }] : []))
  const lines = [kept.map(({ head }) => head), ...rows.map((row) => kept.map(({ value }) => value(row)))]
  return BOM + lines.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('')
}

/** Downloads the rows as a file of this name. */
export function saveCsv<Row>(name: string, columns: readonly CsvColumn<Row>[], rows: readonly Row[]): void {
  const url = URL.createObjectURL(new Blob([toCsv(columns, rows)], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${name}.csv`
  document.body.append(link)
  link.click()
  link.remove()
  // Read after the click has returned; an iPhone first asks whether to download.
  setTimeout(() => URL.revokeObjectURL(url), minutes(1))
}
