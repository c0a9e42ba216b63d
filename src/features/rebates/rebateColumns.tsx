import type { Column } from '@/components/RecordTable'
import type { Rebate } from '@/contract/rebates'
import { formatDateTime } from '@/lib/formatDate'
import { formatMoney } from '@/lib/formatMoney'
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
