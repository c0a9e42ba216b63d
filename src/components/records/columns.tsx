import type { ReactNode } from 'react'
import { formatDateTime } from '@/contract/values/beijing'
import { withCents, type Money } from '@/contract/values/money'
import { formatMoney } from '@/lib/formatMoney'
import { Link } from '@/navigation/Link'
import { buttonClass } from '@/ui/Button'
import { StateTag, type StateLook } from '@/ui/StateTag'
import type { Column } from '@/ui/Table'
import styles from './records.module.css'

/** A column of the table; with a `value` it is in the CSV file and a row's detail too. The rest is what it gives a statement's line. */
export type RecordColumn<Row> = Column<Row> & {
  value?: (row: Row) => string
  /** The row's moment, ms since 1970; its day becomes a heading. */
  at?: (row: Row) => number | null
  /** A few words after the time. */
  note?: ((row: Row) => string) | undefined
  /** The amount on the right. */
  line?: (row: Row) => ReactNode
  look?: (row: Row) => StateLook
}

/** An amount for CSV: exact, without thousands separators; empty if unknown. */
export const amountText = (amount: Money | null): string => (amount === null ? '' : withCents(amount))

/** A time for CSV, in Beijing time; empty if unknown. `ms` since 1970. */
export const timeText = (ms: number | null): string => (ms === null ? '' : formatDateTime(ms))

/** A text; a missing one shows `-`. */
export const text = <Row,>(
  head: string,
  value: (row: Row) => string,
  kind?: 'title' | 'note',
): RecordColumn<Row> => ({ head, kind, value, cell: (row) => value(row) || '-' })

type Moment<Row> = (row: Row) => number | null

/** A time, in Beijing time, other than the row's own. */
export const otherTime = <Row,>(head: string, read: Moment<Row>): RecordColumn<Row> => ({
  head,
  kind: 'time',
  cell: (row) => formatDateTime(read(row)),
  value: (row) => timeText(read(row)),
})

/** The row's own time, which puts it under a day. */
export const time = <Row,>(head: string, at: Moment<Row>): RecordColumn<Row> => ({
  ...otherTime(head, at),
  at,
})

/** An amount in CNY; with a `short` name it stands after the time in a statement's line. */
export const amount = <Row,>(
  head: string,
  read: (row: Row) => Money | null,
  short?: string,
): RecordColumn<Row> => ({
  head,
  kind: 'amount',
  numeric: true,
  cell: (row) => formatMoney(read(row)),
  value: (row) => amountText(read(row)),
  note: short === undefined ? undefined : (row) => `${short} ${formatMoney(read(row))}`,
})

/** How an amount changes the main account; without a coin it is CNY, and `isOff` never moved: refused or failed. */
type Sign = { isIn: boolean; coin?: string | null; isOff?: boolean }

/**
 * The amount that moves the main account, signed from its view in a statement. Coin is named, also in files, so that spreadsheets
 * don't add it to CNY.
 */
export const signed = <Row,>(
  head: string,
  read: (row: Row) => Money | null,
  signOf: (row: Row) => Sign = () => ({ isIn: true }),
): RecordColumn<Row> => {
  const inUnit = (row: Row, spelled: string) =>
    [spelled, read(row) !== null && signOf(row).coin].filter(Boolean).join(' ')
  const cell = (row: Row) => inUnit(row, formatMoney(read(row)))
  return {
    ...amount(head, read),
    cell,
    value: (row) => inUnit(row, amountText(read(row))),
    line: (row) => {
      if (read(row) === null) return cell(row)
      const { isIn, isOff, coin } = signOf(row)
      return (
        <span className={isOff ? styles.off : isIn ? styles.in : undefined}>
          {isIn ? '+' : '-'}
          {formatMoney(read(row))}
          {coin && ` ${coin}`}
        </span>
      )
    },
  }
}

/** The column 状态. */
export const state = <Row,>(look: (row: Row) => StateLook): RecordColumn<Row> => ({
  head: '状态',
  kind: 'state',
  cell: (row) => <StateTag look={look(row)} />,
  value: (row) => look(row).text,
  look,
})

/** A link to where records come from, for an empty list. */
export const wayTo = (label: string, href: string) => (
  <Link href={href} className={buttonClass({ look: 'outline' })}>
    {label}
  </Link>
)
