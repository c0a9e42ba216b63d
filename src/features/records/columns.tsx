import type { Column } from '@/components/RecordTable'
import { withCents, type Money } from '@/contract/money'
import { formatDateTime } from '@/lib/formatDate'
import { formatMoney } from '@/lib/formatMoney'
import type { StateLook } from './states'
import { StateTag } from './StateTag'

/** A column of a record table that also knows its text in a CSV file. */
export type RecordColumn<Row> = Column<Row> & { value: (row: Row) => string }

/** An amount for a file: exact, without thousands separators; empty when unknown. */
export const amountText = (amount: Money | null): string => (amount === null ? '' : withCents(amount))

/** A column of texts; servers leave some out, which shows `-` (contract). */
export const textColumn = <Row,>(head: string, value: (row: Row) => string): RecordColumn<Row> => ({
  head,
  value,
  cell: (row) => value(row) || '-',
})

/** A column of moments, Beijing time (D27). */
export const timeColumn = <Row,>(head: string, read: (row: Row) => number | null): RecordColumn<Row> => ({
  head,
  cell: (row) => formatDateTime(read(row)),
  value: (row) => (read(row) === null ? '' : formatDateTime(read(row))),
})

/** A column of amounts, CNY. */
export const amountColumn = <Row,>(head: string, read: (row: Row) => Money | null): RecordColumn<Row> => ({
  head,
  numeric: true,
  cell: (row) => formatMoney(read(row)),
  value: (row) => amountText(read(row)),
})

/** The column 状态. */
export const stateColumn = <Row,>(read: (row: Row) => StateLook): RecordColumn<Row> => ({
  head: '状态',
  cell: (row) => <StateTag look={read(row)} />,
  value: (row) => read(row).text,
})
