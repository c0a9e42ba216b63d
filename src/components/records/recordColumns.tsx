import { withCents, type Money } from '@/contract/values/money'
import { formatDateTime } from '@/contract/values/beijing'
import { formatMoney } from '@/lib/formatMoney'
import type { CsvColumn } from '../export/csv'
import type { Column, Place } from './RecordTable'
import { StateTag, type StateLook } from './StateTag'

/** A column of a record table and of its CSV file. */
export type RecordColumn<Row> = Column<Row> & CsvColumn<Row>

/** An amount for CSV: exact, without thousands separators; empty if unknown. */
export const amountText = (amount: Money | null): string => (amount === null ? '' : withCents(amount))

/** A time for CSV, in Beijing time; empty if unknown. `ms` since 1970. */
export const timeText = (ms: number | null): string => (ms === null ? '' : formatDateTime(ms))

/** A text column; a missing text shows `-`. */
export const textColumn = <Row,>(
  head: string,
  value: (row: Row) => string,
  place?: Place,
): RecordColumn<Row> => ({ head, place, value, cell: (row) => value(row) || '-' })

/** A time column, in Beijing time. */
export const timeColumn = <Row,>(head: string, read: (row: Row) => number | null): RecordColumn<Row> => ({
  head,
  isTime: true,
  cell: (row) => formatDateTime(read(row)),
  value: (row) => timeText(read(row)),
})

/** A column of amounts in CNY. */
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
