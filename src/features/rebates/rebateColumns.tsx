import type { Column } from '@/components/RecordTable'
import type { Rebate } from '@/contract/rebates'
import { formatDateTime } from '@/lib/formatDate'
import { formatMoney } from '@/lib/formatMoney'
import { withCents } from '@/contract/money'
import type { CsvColumn } from '@/components/csv'
import { ClaimTag } from './ClaimTag'

/** Columns of 返水记录; a pending rebate has no claim time, whatever `updated_at` says (spec 2 §2). */
export const rebateColumns: readonly Column<Rebate>[] = [
  { head: '游戏名称', cell: ({ gamename }) => gamename || '-' },
  { head: '金额', numeric: true, cell: ({ money }) => formatMoney(money) },
  { head: '状态', cell: ({ state }) => <ClaimTag state={state} /> },
  { head: '时间', cell: ({ created_at }) => formatDateTime(created_at) },
  {
    head: '领取时间',
    cell: ({ state, updated_at }) => (state === 'pending' ? '未领取' : formatDateTime(updated_at)),
  },
]

const timeText = (ms: number | null): string => (ms === null ? '' : formatDateTime(ms))

/** The same columns in a CSV file: exact amounts without separators, empty for what is unknown. */
export const rebateCsv: readonly CsvColumn<Rebate>[] = [
  { head: '游戏名称', value: ({ gamename }) => gamename },
  { head: '金额', value: ({ money }) => (money === null ? '' : withCents(money)) },
  { head: '状态', value: ({ state }) => (state === 'pending' ? '待领取' : '已领取') },
  { head: '时间', value: ({ created_at }) => timeText(created_at) },
  {
    head: '领取时间',
    value: ({ state, updated_at }) => (state === 'pending' ? '未领取' : timeText(updated_at)),
  },
]
