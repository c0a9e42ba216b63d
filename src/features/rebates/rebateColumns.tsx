import {
  amountColumn,
  stateColumn,
  textColumn,
  timeColumn,
  timeText,
  type RecordColumn,
} from '@/components/records/recordColumns'
import { SignedAmount } from '@/components/records/SignedAmount'
import type { StatementOf } from '@/components/records/RecordTable'
import type { StateLook } from '@/components/records/StateTag'
import type { VenueNames } from '@/components/records/useVenueNames'
import type { Rebate } from '@/contract/rebates'
import { formatDateTime } from '@/contract/values/beijing'

/** Labels of the states. */
const looks: Record<Rebate['state'], StateLook> = {
  pending: { text: '待领取', tone: 'waiting' },
  claimed: { text: '已领取', tone: 'good' },
}

/** 返水记录 as a statement. */
export const rebateStatement = (venueName: VenueNames): StatementOf<Rebate> => ({
  detail: '返水详情',
  at: ({ created_at }) => created_at,
  title: ({ gamename }) => venueName(gamename),
  amount: { head: '金额', cell: ({ money }) => <SignedAmount amount={money} isIn /> },
  look: ({ state }) => looks[state],
})

/** Columns of 返水记录. Some servers send the venue's code as the game, and `updated_at` even while pending. */
export const rebateColumns = (venueName: VenueNames): readonly RecordColumn<Rebate>[] => [
  textColumn('游戏名称', ({ gamename }) => venueName(gamename), 'title'),
  amountColumn('金额', ({ money }) => money),
  stateColumn(({ state }) => looks[state]),
  timeColumn('时间', ({ created_at }) => created_at),
  {
    head: '领取时间',
    cell: ({ state, updated_at }) => (state === 'pending' ? '未领取' : formatDateTime(updated_at)),
    value: ({ state, updated_at }) => (state === 'pending' ? '未领取' : timeText(updated_at)),
  },
]
