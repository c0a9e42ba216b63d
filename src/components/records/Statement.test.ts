import { expect, it } from 'vitest'
import { groupByDay } from './Statement'

const at = (text: string) => Date.parse(`${text}+08:00`)

it('groups successive rows by Beijing day, with the weekday', { tags: ['D27', 'D73'] }, () => {
  const rows = [at('2026-07-03T00:00:00'), at('2026-07-02T23:59:59'), at('2026-07-02T00:00:00')]
  expect(groupByDay(rows, (row) => row)).toEqual([
    { day: '2026-07-03 星期五', from: 0, rows: [rows[0]] },
    { day: '2026-07-02 星期四', from: 1, rows: [rows[1], rows[2]] },
  ])
})

it('keeps the server’s order, and names a missing time', { tags: 'D73' }, () => {
  const late = at('2026-01-04T12:00:00')
  expect(groupByDay([late, null, late], (row) => row).map(({ day, from }) => [day, from])).toEqual([
    ['2026-01-04 星期日', 0],
    ['日期未知', 1],
    ['2026-01-04 星期日', 2],
  ])
})
