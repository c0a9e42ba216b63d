import type { ReactNode } from 'react'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/Status'
import type { RecordFilter } from './useRecordFilter'

type Props = {
  /** What the list holds, such as 投注记录. */
  name: string
  /** The filter above the list, if it has one. */
  filter?: Pick<RecordFilter, 'date' | 'api_type'>
  onChange?: (change: Partial<RecordFilter>) => void
  /** When new records come, if not at once. */
  when?: string
  /** A link to where records come from. */
  children: ReactNode
}

const WIDEST = 4

/** An empty list of records: why, and a wider filter or the place where records come from. */
export function EmptyRecords({ name, filter, onChange, when = '', children }: Props) {
  const isNarrow = filter !== undefined && (filter.date !== WIDEST || filter.api_type !== '')
  if (!isNarrow)
    return <EmptyState reason={`${filter ? '30天内' : '您还'}没有${name}。${when}`}>{children}</EmptyState>
  return (
    <EmptyState reason={`所选条件下没有${name}，可换个范围再看看。${when}`}>
      <Button look="outline" onClick={() => onChange?.({ date: WIDEST, api_type: '' })}>
        {filter.date === WIDEST ? '查看全部平台' : '查看30天内'}
      </Button>
    </EmptyState>
  )
}
