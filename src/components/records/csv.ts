import { formatDay } from '@/contract/beijing'

/** A column of a file: its head and the text of a row. */
export type CsvColumn<Row> = { head: string; value: (row: Row) => string }

/** What Excel and its kin read as UTF-8. */
const BOM = '\uFEFF'

/** A plain amount. Its sign starts no formula that could do anything, and a sheet must be able to add it up. */
const AMOUNT = /^[+-]?\d+(\.\d+)?$/

/**
 * Starts a formula in some spreadsheet, the full-width signs and those after blanks included; a tab or line break at
 * the start can hide one.
 */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/

/**
 * One cell. Text that a spreadsheet would run as a formula gets a leading apostrophe, so that a game's or promotion's
 * name cannot act on the member's computer; plain amounts, signed or not, stay numbers. Quoted where CSV asks for it.
 */
export function csvCell(text: string): string {
  const harmless = FORMULA.test(text) && !AMOUNT.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** A whole file after RFC 4180: a row of heads, CRLF after each row, UTF-8 with BOM. */
export function toCsv<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const lines = [
    columns.map(({ head }) => head),
    ...rows.map((row) => columns.map(({ value }) => value(row))),
  ]
  return BOM + lines.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('')
}

/** Hands the member a file `name-2026-07-01.csv` with these rows. */
export function saveCsv<Row>(name: string, columns: readonly CsvColumn<Row>[], rows: readonly Row[]): void {
  const url = URL.createObjectURL(new Blob([toCsv(columns, rows)], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${name}-${formatDay(Date.now())}.csv`
  document.body.append(link)
  link.click()
  link.remove()
  // Some browsers read the address only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
