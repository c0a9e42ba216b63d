import { useVenueNames } from '@/components/games/useVenueNames'
import { Records } from '@/components/records/RecordList'
import { rebateRecords } from './rebates'
import { RebateTotals } from './RebateTotals'

/** 返水记录: totals, claiming, and rebates by platform and period. */
export const RebatesPage = () => (
  <Records
    of={rebateRecords(useVenueNames())}
    note="次日15:00–16:00（北京时间）派发"
    above={(page) => <RebateTotals claimed={page?.claimed} pending={page?.pending} />}
  />
)
