import { describe, expect, it } from 'vitest'
import { csvCell, toCsv } from './csv'

describe('a cell of a CSV file', () => {
  it.each(['=1+1', '+cmd', '-2+3', '@SUM(A1)', '\tx', '＝1+1', ' =1+1'])(
    'escapes %j with a leading apostrophe',
    (text) => {
      expect(csvCell(text)).toBe(`'${text}`)
    },
  )

  it('escapes and quotes a leading line break', () => {
    expect(csvCell('\r=1')).toBe(`"'\r=1"`)
  })

  it.each(['-100.00', '+86.40'])('keeps the plain amount %s as a number', (text) => {
    expect(csvCell(text)).toBe(text)
  })

  it('treats text that only starts like an amount as a formula', () => {
    expect(csvCell('-100.00-A1')).toBe("'-100.00-A1")
  })

  it('quotes cells with commas, quotes or line breaks, and doubles the quotes', () => {
    expect(csvCell('a,b')).toBe('"a,b"')
    expect(csvCell('他说"好"')).toBe('"他说""好"""')
    expect(csvCell('a\nb')).toBe('"a\nb"')
    expect(csvCell('=HYPERLINK("x","y")')).toBe(`"'=HYPERLINK(""x"",""y"")"`)
  })

  it.each(['百家乐', '2026-07-01 14:02:51', '-12345678901234.5'])('leaves %s alone', (text) =>
    expect(csvCell(text)).toBe(text),
  )

  it.each([
    '202607011402511888',
    '２０２６０７０１１４０２５１１８８８',
    ' 202607011402511888',
    '00123456',
    '2607E5',
  ])('keeps every digit of %s in a spreadsheet, as text', (text) => expect(csvCell(text)).toBe(`'${text}`))

  it('keeps the digits of a number with commas', () =>
    expect(csvCell('1,234,567,890,123,456')).toBe(`"'1,234,567,890,123,456"`))
})

it('writes heads and rows with a BOM and CRLF', () => {
  const columns = [
    { head: '游戏', value: (row: { game: string }) => row.game },
    { head: '输赢', value: () => '-1.00' },
  ]
  expect(toCsv(columns, [{ game: '百家乐' }, { game: '=x' }])).toBe(
    "\uFEFF游戏,输赢\r\n百家乐,-1.00\r\n'=x,-1.00\r\n",
  )
})
