import type { ReactNode } from 'react'
import { classNames } from '@/lib/classNames'
import shared from '@/ui/shared.module.css'
import { EmptyState } from '@/ui/Status'
import styles from './RecordTable.module.css'

/**
 * Where a cell stands in a card, from top to bottom: the `title` with the `tag` at its right, `note`s below, the `main`
 * amount with its head and the `side` one at its right, `meta` in one small grey line. `none` is not seen there.
 */
export type Place = 'title' | 'tag' | 'note' | 'main' | 'side' | 'meta' | 'none'

/** A column: its head, its cell, and whether it holds figures (right-aligned, tabular). */
export type Column<Row> = {
  head: string
  cell: (row: Row, index: number) => ReactNode
  numeric?: boolean
  /** Without one the cell is a line of the card: the head left, the value right. */
  place?: Place | undefined
}

type Props<Row> = {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  /** The rows belong to the page before: the next one is on its way. */
  isStale?: boolean
  /** Whether the row at an index has just changed (D70). */
  isChanged?: (index: number) => boolean
  emptyText?: string
}

/** A table of records with a caption; below 768 px each row is a card (roles are spelled out, for cards lose them). */
export function RecordTable<Row>({
  caption,
  columns,
  rows,
  isStale = false,
  isChanged,
  emptyText = '暂无信息',
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
              <tr key={index} role="row" data-fresh={isFresh || undefined}>
                {columns.map(({ head, cell, numeric, place }, at) => {
                  const content = cell(row, index)
                  return (
                    <td
                      key={head}
                      role="cell"
                      data-head={head}
                      data-numeric={numeric}
                      data-place={place}
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
                <EmptyState text={emptyText} />
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  )
}
