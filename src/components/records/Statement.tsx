import { useState, type ReactNode } from 'react'
import { useId } from '@/lib/useId'
import { formatDateTime } from '@/contract/values/beijing'
import { classNames } from '@/lib/classNames'
import { Dialog } from '@/ui/Dialog'
import { Facts, type Fact } from '@/ui/Facts'
import shared from '@/ui/shared.module.css'
import { EmptyState } from '@/ui/Status'
import type { Column, StatementOf } from './RecordTable'
import { StateTag } from './StateTag'
import styles from './Statement.module.css'
import { groupByDay } from './statementDays'

type Props<Row> = {
  caption: string
  statement: StatementOf<Row>
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  /** Keys of the rows, in row order. */
  keys: readonly string[]
  isStale: boolean
  /** Shown instead of rows. */
  empty?: ReactNode
  /** Whether the row at an index has just changed. */
  isChanged: (index: number) => boolean
}

/** A page of records below 768 px: rows grouped by day, each opening its detail. */
export function Statement<Row>({
  caption,
  statement,
  columns,
  rows,
  keys,
  isStale,
  isChanged,
  empty = <EmptyState />,
}: Props<Row>) {
  const id = useId()
  const [opened, setOpened] = useState<{ key: string; row: Row } | null>(null)
  // The newest data, or the row as it was if it has moved to another page.
  const shown = opened && (rows[keys.indexOf(opened.key)] ?? opened.row)
  return (
    <section
      aria-label={caption}
      aria-busy={isStale}
      className={classNames(styles.statement, isStale && styles.stale)}
    >
      {rows.length === 0 && empty}
      {groupByDay(rows, statement.at).map(({ day, from, rows: ofDay }) => (
        <div key={from}>
          <h2 id={`${id}-${from}`}>{day}</h2>
          <ul aria-labelledby={`${id}-${from}`}>
            {ofDay.map((row, at) => {
              const index = from + at
              return (
                <li key={keys[index]}>
                  <Line
                    statement={statement}
                    row={row}
                    isFresh={isChanged(index)}
                    onOpen={() => setOpened({ key: keys[index]!, row })}
                  />
                </li>
              )
            })}
          </ul>
        </div>
      ))}
      {shown && (
        <RecordDetail statement={statement} columns={columns} row={shown} onClose={() => setOpened(null)} />
      )}
    </section>
  )
}

type LineProps<Row> = { statement: StatementOf<Row>; row: Row; isFresh: boolean; onOpen: () => void }

function Line<Row>({ statement: { at, title, note, amount, look }, row, isFresh, onOpen }: LineProps<Row>) {
  const words = note?.(row)
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      className={styles.line}
      data-fresh={isFresh || undefined}
      onClick={onOpen}
    >
      <bdi className={styles.title}>{title(row) || '-'}</bdi>
      {amount && <span className={classNames(styles.amount, shared.num)}>{amount.cell(row)}</span>}
      <span className={styles.note}>
        {formatDateTime(at(row)).slice(11) || '-'}
        {words && ` · ${words}`}
      </span>
      <span className={styles.state}>
        {isFresh && <span className={styles.mark}>刚刚更新</span>}
        {look && <StateTag look={look(row)} />}
      </span>
    </button>
  )
}

type RecordDetailProps<Row> = {
  statement: StatementOf<Row>
  columns: readonly Column<Row>[]
  row: Row
  onClose: () => void
}

/** Everything a list knows of a row: amount and state, the other columns, then the actions. */
function RecordDetail<Row>({ statement, columns, row, onClose }: RecordDetailProps<Row>) {
  const { detail, title, amount, look, facts = () => [], actions } = statement
  const others = columns
    .filter(({ head, place }) => head !== amount?.head && place !== 'tag' && place !== 'none')
    .map(({ head, cell }): Fact => [head, cell(row, 0)])
  return (
    <Dialog title={detail} onClose={onClose} theme="paper">
      <div className={styles.detailTop}>
        {amount ? (
          <p className={classNames(styles.detailAmount, shared.num)}>{amount.cell(row)}</p>
        ) : (
          <bdi className={styles.detailTitle}>{title(row) || '-'}</bdi>
        )}
        {look && <StateTag look={look(row)} />}
      </div>
      <Facts look="rows" facts={[...others, ...facts(row)]} className={styles.detailFacts} />
      {actions && <div className={styles.detailActions}>{actions(row)}</div>}
    </Dialog>
  )
}
