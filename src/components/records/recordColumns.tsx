import { withCents, type Money } from '@/contract/money'
import { formatDateTime } from '@/contract/beijing'
import { formatMoney } from '@/lib/formatMoney'
import type { CsvColumn } from './csv'
import type { Column, Place } from './RecordTable'
import { StateTag, type StateLook } from './StateTag'

/** A column of a record table that also knows its text in a CSV file. */
export type RecordColumn<Row> = Column<Row> & CsvColumn<Row>

/** An amount for a file: exact, without thousands separators; empty when unknown. */
export const amountText = (amount: Money | null): string => (amount === null ? '' : withCents(amount))

/** A moment for a file, Beijing time (D27); empty when unknown. `ms` since 1970. */
export const timeText = (ms: number | null): string => (ms === null ? '' : formatDateTime(ms))

/** A column of texts; a missing one shows `-`. */
export const textColumn = <Row,>(
  head: string,
  value: (row: Row) => string,
  place?: Place,
): RecordColumn<Row> => ({ head, place, value, cell: (row) => value(row) || '-' })

/** A column of moments, Beijing time (D27). */
export const timeColumn = <Row,>(
  head: string,
  read: (row: Row) => number | null,
  place: Place = 'meta',
): RecordColumn<Row> => ({
  head,
  place,
  cell: (row) => formatDateTime(read(row)),
  value: (row) => timeText(read(row)),
})

/** A column of amounts, CNY. */
export const amountColumn = <Row,>(
  head: string,
  read: (row: Row) => Money | null,
  place: Place = 'main',
): RecordColumn<Row> => ({
  head,
  place,
  numeric: true,
  cell: (row) => formatMoney(read(row)),
  value: (row) => amountText(read(row)),
})

/** The column 状态. */
export const stateColumn = <Row,>(read: (row: Row) => StateLook): RecordColumn<Row> => ({
  head: '状态',
  place: 'tag',
  cell: (row) => <StateTag look={read(row)} />,
  value: (row) => read(row).text,
})
