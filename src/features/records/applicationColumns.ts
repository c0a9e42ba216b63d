import type { Application } from '@/contract/promotions'
import { stateColumn, textColumn, timeColumn, type RecordColumn } from '@/components/records/recordColumns'
import { applicationLooks } from '@/components/records/recordStates'

/** Columns of 活动记录 (spec 2 §2). */
export const applicationColumns: readonly RecordColumn<Application>[] = [
  textColumn('活动标题', (row) => row.activity_name, 'title'),
  timeColumn('申请时间', (row) => row.created_at),
  stateColumn((row) => applicationLooks[row.state]),
]
