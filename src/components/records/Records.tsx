import type { ReactNode } from 'react'
import type { Page } from '@/contract/wire/codecs'
import card from '@/ui/card.module.css'
import { RecordFilters } from './RecordFilters'
import { RecordHead } from './RecordHead'
import { RecordList } from './RecordList'
import type { RecordKind } from './records'
import { useRecordFilter } from './useRecordFilter'

type Props<Row, P extends Page<Row>> = {
  of: RecordKind<Row, P>
  /** When payouts happen, beside the title. */
  note?: string
  /** What stands above the list, by its page; undefined while loading. */
  above?: (page: P | undefined) => ReactNode
}

/** The page of a list of records. */
export function Records<Row, P extends Page<Row>>({ of, note, above }: Props<Row, P>) {
  const [filter, change] = useRecordFilter()
  const read = of.useRead(filter)
  return (
    <section className={card.card}>
      <RecordHead of={of} note={note} read={read} filter={filter} />
      {above?.(read.data)}
      {of.isFiltered && <RecordFilters filter={filter} onChange={change} />}
      <RecordList of={of} read={read} filter={filter} onChange={change} />
    </section>
  )
}
