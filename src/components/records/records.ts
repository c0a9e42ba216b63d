import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { query } from '@/api/query'
import type { Page } from '@/contract/wire/codecs'
import type { Data, Endpoint, Input } from '@/contract/wire/endpoint'
import type { Fact } from '@/ui/Facts'
import type { PageReader } from '../lists/readAllPages'
import { readerOf } from '../lists/readerOf'
import type { RecordColumn } from './columns'
import { followPending, readAgain } from './recordMoves'
import type { RecordFilter } from './useRecordFilter'

type Definition<Row> = {
  /** Caption of the list, and the start of its file's name. */
  title: string
  /** Title of a row's detail. */
  detail: string
  /** Whether 平台 and 时间 narrow it. */
  isFiltered?: boolean
  columns: readonly RecordColumn<Row>[]
  /** What a line of the statement is called; by default the column `title`. */
  nameOf?: (row: Row) => string
  /** Identifies a row across answers. */
  keyOf: (row: Row) => string
  /** Whether a row awaits a decision that moves money: the decision refetches the balance, and a new balance the list. */
  isPending?: (row: Row) => boolean
  /** Facts that only the detail of a row has. */
  facts?: (row: Row) => readonly Fact[]
  /** Actions for a row, in its detail. */
  actions?: (row: Row) => ReactNode
  /** Of an empty list: what is missing if not its title, when it comes if not at once, and a link to where it comes from. */
  empty: { name?: string; when?: string; from: ReactNode }
}

/** A list of records: its table, statement, file, announcement and pages follow from it. */
export type RecordKind<Row, P extends Page<Row> = Page<Row>> = Definition<Row> & {
  /** Reads the page of the filter. */
  useRead: (filter: RecordFilter, isEnabled?: boolean) => UseQueryResult<P>
  /** Reads any page, for files. */
  reader: (filter: RecordFilter) => PageReader<Row>
}

type Source<E extends Endpoint, P> = {
  read: E
  input: (filter: RecordFilter) => Input<E>
  /** The page in the answer, where that isn't one itself. */
  pageOf?: (data: Data<E>) => P
}

type RowOf<P extends Page<unknown>> = P['data'][number]

/** Defines a list of records: first the call it reads, then how its rows are told, whose type follows from the first. */
export const records =
  <E extends Endpoint, P extends Page<unknown> = Data<E> extends Page<infer Row> ? Page<Row> : never>({
    read,
    input,
    pageOf = (data) => data as P,
  }: Source<E, P>) =>
  (definition: Definition<RowOf<P>>): RecordKind<RowOf<P>, P> => ({
    ...definition,
    useRead: (filter, isEnabled = true) => {
      const { isPending } = definition
      return useQuery({
        ...query(read, input(filter)),
        select: pageOf,
        // Rows of another type don't fit this type's columns and states.
        placeholderData: (last, lastQuery) =>
          typeOf(lastQuery?.queryKey[1]) === typeOf(input(filter)) ? last : undefined,
        ...(isPending ? followPending((data: Data<E>) => pageOf(data).data.some(isPending)) : readAgain),
        enabled: isEnabled,
      })
    },
    reader:
      (filter) =>
      async (...page) =>
        pageOf(await readerOf(read, input(filter))(...page)),
  })

const typeOf = (input: unknown) => (input as { type?: unknown } | undefined)?.type

/** What a row is in a line of the statement, and in an announcement. */
export function lineOf<Row>({ nameOf, columns }: Definition<Row>, row: Row) {
  const first = <T>(part: (column: RecordColumn<Row>) => ((row: Row) => T) | false | undefined) =>
    columns.map(part).find((read) => read !== undefined && read !== false)?.(row)
  return {
    name: nameOf?.(row) ?? first(({ kind, value }) => kind === 'title' && value),
    at: first(({ at }) => at) ?? null,
    note: first(({ note }) => note),
    amount: first(({ line }) => line),
    look: first(({ look }) => look),
  }
}
