import { useState, type ReactNode } from 'react'
import { formatDateTime, formatDay } from '@/contract/values/beijing'
import { useId } from '@/lib/useId'
import { Dialog } from '@/ui/Dialog'
import { Facts, type Fact } from '@/ui/Facts'
import { Row as ListRow } from '@/ui/Row'
import shared from '@/ui/shared.module.css'
import { StateTag } from '@/ui/StateTag'
import table from '@/ui/Table.module.css'
import { lineOf, type RecordKind } from './records'
import styles from './records.module.css'

type Props<Row> = {
  of: RecordKind<Row>
  rows: readonly Row[]
  /** Keys of the rows, in row order. */
  keys: readonly string[]
  isStale: boolean
  /** Shown instead of rows. */
  empty: ReactNode
  /** Whether the row at an index has just changed. */
  isChanged: (index: number) => boolean
}

/** A page of records below 1024 px: rows grouped by day, each opening its detail. */
export function Statement<Row>({ of, rows, keys, isStale, isChanged, empty }: Props<Row>) {
  const id = useId()
  const [opened, setOpened] = useState<{ key: string; row: Row } | null>(null)
  // The newest data, or the row as it was if it has moved to another page.
  const shown = opened && (rows[keys.indexOf(opened.key)] ?? opened.row)
  return (
    <section aria-label={of.title} aria-busy={isStale} className={isStale ? table.stale : undefined}>
      {rows.length === 0 && empty}
      {groupByDay(rows, (row) => lineOf(of, row).at).map(({ day, from, rows: ofDay }) => (
        <div key={from}>
          <h2 id={`${id}-${from}`} className={styles.day}>
            {day}
          </h2>
          <ul aria-labelledby={`${id}-${from}`}>
            {ofDay.map((row, index) => {
              const key = keys[from + index]!
              const open = () => setOpened({ key, row })
              return <Line key={key} of={of} row={row} isFresh={isChanged(from + index)} onOpen={open} />
            })}
          </ul>
        </div>
      ))}
      {shown && <RecordDetail of={of} row={shown} onClose={() => setOpened(null)} />}
    </section>
  )
}

type LineProps<Row> = { of: RecordKind<Row>; row: Row; isFresh: boolean; onOpen: () => void }

function Line<Row>({ of, row, isFresh, onOpen }: LineProps<Row>) {
  const { name, at, note, amount, look } = lineOf(of, row)
  return (
    <li>
      <ListRow
        aria-haspopup="dialog"
        className={isFresh ? table.fresh : undefined}
        onClick={onOpen}
        title={<bdi>{name || '-'}</bdi>}
        meta={[formatDateTime(at).slice(11) || '-', note].filter(Boolean).join(' · ')}
        value={amount}
        state={
          <>
            {isFresh && <span className={table.mark}>刚刚更新</span>}
            {look && <StateTag look={look} />}
          </>
        }
      />
    </li>
  )
}

/** Everything a list knows of a row: amount and state, the other columns, then the actions. */
function RecordDetail<Row>({ of, row, onClose }: { of: RecordKind<Row>; row: Row; onClose: () => void }) {
  const { name, amount, look } = lineOf(of, row)
  const others = of.columns
    .filter((column) => column.value && !column.line && !column.look)
    .map(({ head, cell }): Fact => [head, cell(row, 0)])
  return (
    <Dialog title={of.detail} onClose={onClose} theme="paper">
      <div className={styles.detail}>
        <bdi className={shared.num}>{amount ?? (name || '-')}</bdi>
        {look && <StateTag look={look} />}
      </div>
      <Facts look="rows" facts={[...others, ...(of.facts?.(row) ?? [])]} className={styles.facts} />
      {of.actions && <div className={styles.actions}>{of.actions(row)}</div>}
    </Dialog>
  )
}

const WEEKDAYS = ['日', '一', '二', '三', '四', '五', '六'] as const

/** A day's heading, `2026-07-03 星期五`. */
function headingOf(ms: number | null): string {
  const day = formatDay(ms)
  return day === '-' ? '日期未知' : `${day} 星期${WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()]}`
}

/** Splits rows by Beijing day, in their order; `from` is the index of a day's first. `at` is a row's moment, ms since 1970. */
export function groupByDay<Row>(rows: readonly Row[], at: (row: Row) => number | null) {
  const days: { day: string; from: number; rows: Row[] }[] = []
  rows.forEach((row, index) => {
    const day = headingOf(at(row))
    const last = days.at(-1)
    if (last?.day === day) last.rows.push(row)
    else days.push({ day, from: index, rows: [row] })
  })
  return days
}
