import { state, text, time, wayTo } from '@/components/records/columns'
import { Records } from '@/components/records/RecordList'
import { records } from '@/components/records/records'
import { applicationLooks } from '@/components/records/recordStates'
import { listApplications } from '@/contract/promotions'
import { paths } from '@/navigation/paths'

const applications = records({ read: listApplications, input: ({ page }) => ({ page }) })({
  title: '活动记录',
  detail: '活动详情',
  keyOf: (row) => `${row.activity_name} ${row.created_at}`,
  isPending: (row) => row.state === 'pending',
  columns: [
    text('活动标题', (row) => row.activity_name, 'title'),
    time('申请时间', (row) => row.created_at),
    state((row) => applicationLooks[row.state]),
  ],
  empty: { from: wayTo('查看全部优惠', paths.promotions) },
})

/** 活动记录: applications for promotions. */
export const PromotionRecordsPage = () => <Records of={applications} />
