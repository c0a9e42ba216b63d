import type { Key, ReactNode } from 'react'
import { classNames } from '@/lib/classNames'
import { useMediaQuery } from '@/lib/useMediaQuery'
import { Facts } from './Facts'
import layout from './layout.module.css'
import shared from './shared.module.css'
import { EmptyState } from './Status'
import styles from './Table.module.css'

export type Column<Row> = {
  head: string
  /** `index` counts from 0 through all pages. */
  cell: (row: Row, index: number) => ReactNode
  numeric?: boolean
  /** What it holds, for its letters and width; a row that has changed says so in its `state`. */
  kind?: 'title' | 'note' | 'time' | 'amount' | 'state' | undefined
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

/** A table with a caption; below 1024 px each row is a list of facts. */
export function Table<Row>({
  caption,
  columns,
  rows,
  from = 0,
  keyOf,
  isStale = false,
  isChanged,
  empty = <EmptyState />,
}: Props<Row>) {
  const isWide = useMediaQuery('(min-width: 1024px)')
  if (!isWide)
    return (
      <div>
        <ul className={layout.stack} aria-label={caption}>
          {rows.map((row, index) => (
            <li key={keyOf?.(row) ?? index}>
              <Facts facts={columns.map(({ head, cell }) => [head, cell(row, from + index)])} />
            </li>
          ))}
          {rows.length === 0 && <li>{empty}</li>}
        </ul>
      </div>
    )
  const stateAt = columns.findIndex(({ kind }) => kind === 'state')
  const markAt = stateAt < 0 ? columns.length - 1 : stateAt
  return (
    <div className={classNames(styles.frame, isStale && styles.stale)} aria-busy={isStale}>
      <table className={styles.table}>
        <caption className={shared.srOnly}>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ head, numeric }) => (
              <th key={head} scope="col" data-numeric={numeric}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => {
            const isFresh = isChanged?.(index) === true
            return (
              <tr key={keyOf?.(row) ?? index} className={isFresh ? styles.fresh : undefined}>
                {columns.map(({ head, cell, numeric, kind }, at) => (
                  <td key={head} data-head={head} data-numeric={numeric} data-kind={kind}>
                    <bdi>{cell(row, from + index)}</bdi>
                    {isFresh && at === markAt && <span className={styles.mark}>刚刚更新</span>}
                  </td>
                ))}
              </tr>
            )
          })}
          {rows.length === 0 && (
            <tr>
              <td colSpan={columns.length} className={styles.empty}>
                {empty}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  )
}
