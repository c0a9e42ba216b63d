const WIDTHS = [58, 9, 9, 9, 9, 7, 7, 6]
const cell = (text, place) => (place === 0 ? text.padEnd(WIDTHS[0]) : text.padStart(WIDTHS[place]))
const line = (cells) => cells.map(cell).join('').trimEnd()

/** Three significant figures: `1.53`, `104`, `0.002`. */
function short(value) {
  if (value === undefined || Number.isNaN(value)) return ''
  if (Number.isInteger(value)) return String(value)
  if (Math.abs(value) < 0.1) return value.toFixed(4)
  return Math.abs(value) < 10 ? value.toFixed(2) : value.toFixed(Math.abs(value) < 1000 ? 1 : 0)
}

const budget = (value, isRatio) => (value === undefined ? '' : `${short(value)}${isRatio ? 'x' : ''}`)

/** The rows as a table of text, part by part. */
export function tableOf(rows) {
  const lines = [line(['', 'min', 'median', 'max', 'to floor', 'must', 'aim', 'met'])]
  let part = ''
  for (const row of rows) {
    if (row.part !== part) lines.push('', row.part)
    part = row.part
    const isRatio = row.ratio !== undefined
    lines.push(
      line([
        `  ${row.name}${row.unit ? `, ${row.unit}` : ''}`,
        ...[row.min, row.median, row.max].map(short),
        isRatio ? `${row.ratio.toFixed(2)}x` : '',
        budget(row.must, isRatio),
        budget(row.aim, isRatio),
        row.met,
      ]),
    )
    if (row.note) lines.push(`    (${row.note})`)
  }
  return lines.join('\n')
}
