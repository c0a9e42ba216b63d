import type { Key, ReactNode } from 'react'
import { classNames } from '@/lib/classNames'
import shared from '@/ui/shared.module.css'
import type { Fact } from '@/ui/Facts'
import { EmptyState } from '@/ui/Status'
import type { StateLook } from './StateTag'
import styles from './RecordTable.module.css'

/**
 * A cell's place in a card, from top to bottom: `title` with `tag` on its right, `note` below, then `main` with its head and
 * `side` on its right. `none` is hidden there. Of a record, `title`, `main` and `tag` are announced when it changes.
 */
export type Place = 'title' | 'tag' | 'note' | 'main' | 'side' | 'none'

export type Column<Row> = {
  head: string
  /** `index` counts from 0 through all pages. */
  cell: (row: Row, index: number) => ReactNode
  numeric?: boolean
  /** A moment, which stays on one line where there is room. */
  isTime?: boolean
  /** By default the cell is a line of the card: head left, value right. */
  place?: Place | undefined
}

/** How a list reads as an account statement. */
export type StatementOf<Row> = {
  /** Title of a row's detail. */
  detail: string
  /** The row's moment, ms since 1970; its day becomes a heading. */
  at: (row: Row) => number | null
  title: (row: Row) => string
  /** A few words after the time. */
  note?: (row: Row) => string
  /** The amount on the right, signed, and the column it stands for. */
  amount?: { head: string; cell: (row: Row) => ReactNode }
  look?: (row: Row) => StateLook
  /** Additional facts for the detail. */
  facts?: (row: Row) => readonly Fact[]
  /** Actions for a row, in its detail. */
  actions?: (row: Row) => ReactNode
}

type Props<Row> = {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  /** How many rows the pages before have. */
  from?: number
  /** Identifies a row whose controls can have the focus; by default its position. */
  keyOf?: (row: Row) => Key
  /** The rows are those of the previous page, while the next one loads. */
  isStale?: boolean
  /** Whether the row at an index has just changed. */
  isChanged?: (index: number) => boolean
  /** Shown instead of rows. */
  empty?: ReactNode
}

/** A table of records with a caption. Below 1024 px each row is a card; the roles are explicit because CSS drops them. */
export function RecordTable<Row>({
  caption,
  columns,
  rows,
  from = 0,
  keyOf,
  isStale = false,
  isChanged,
  empty = <EmptyState />,
}: Props<Row>) {
  const tagAt = columns.findIndex(({ place }) => place === 'tag')
  const markAt = tagAt < 0 ? columns.length - 1 : tagAt
  return (
    <div className={classNames(styles.frame, isStale && styles.stale)} aria-busy={isStale}>
      <table className={styles.table} role="table">
        <caption className={shared.srOnly}>{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ head, numeric }) => (
              <th key={head} role="columnheader" scope="col" data-numeric={numeric}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row, index) => {
            const isFresh = isChanged?.(index) === true
            return (
              <tr key={keyOf?.(row) ?? index} role="row" data-fresh={isFresh || undefined}>
                {columns.map(({ head, cell, numeric, place, isTime }, at) => {
                  const content = cell(row, from + index)
                  return (
                    <td
                      key={head}
                      role="cell"
                      data-head={head}
                      data-numeric={numeric}
                      data-place={place}
                      data-time={isTime || undefined}
                      data-empty={content === '-' || undefined}
                    >
                      <bdi>{content}</bdi>
                      {isFresh && at === markAt && <span className={styles.mark}>刚刚更新</span>}
                    </td>
                  )
                })}
              </tr>
            )
          })}
          {rows.length === 0 && (
            <tr role="row">
              <td role="cell" colSpan={columns.length} className={styles.empty}>
                {empty}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  )
}
