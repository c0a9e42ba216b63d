import { formatDay } from '@/contract/values/beijing'

const WEEKDAYS = ['日', '一', '二', '三', '四', '五', '六'] as const

/** Consecutive rows of one Beijing day; `from` is the index of the first. */
export type Day<Row> = { day: string; from: number; rows: Row[] }

/** A day's heading, `2026-07-03 星期五`. */
function headingOf(ms: number | null): string {
  const day = formatDay(ms)
  return day === '-' ? '日期未知' : `${day} 星期${WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()]}`
}

/** Splits rows by Beijing day, in their order. `at` is a row's moment, ms since 1970. */
export function groupByDay<Row>(rows: readonly Row[], at: (row: Row) => number | null): Day<Row>[] {
  const days: Day<Row>[] = []
  rows.forEach((row, index) => {
    const day = headingOf(at(row))
    const last = days.at(-1)
    if (last?.day === day) last.rows.push(row)
    else days.push({ day, from: index, rows: [row] })
  })
  return days
}
