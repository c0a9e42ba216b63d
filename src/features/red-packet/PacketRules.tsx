import { useId } from '@/lib/useId'
import { RecordTable, type Column } from '@/components/records/RecordTable'
import { formatDateTime } from '@/contract/values/beijing'
import { formatMoney } from '@/lib/formatMoney'
import { isDaily, wholeAmount, type Rule } from './grab'
import styles from './PacketRules.module.css'

const columns: readonly Column<Rule>[] = [
  {
    head: '活动时间',
    cell: ({ start_time, end_time }) => (
      <>
        <span className={styles.time}>{formatDateTime(start_time)} 至</span>{' '}
        <span className={styles.time}>{formatDateTime(end_time)}</span>
      </>
    ),
  },
  { head: '当日流水', cell: ({ day_flow }) => formatMoney(day_flow), numeric: true },
  { head: '流水金额', cell: ({ flow_money }) => formatMoney(flow_money), numeric: true },
  { head: '累计充值', cell: ({ recharge }) => wholeAmount(recharge), numeric: true },
]

const TEXTS = ['按活动期间累计充值计算次数（美东时间）', '未达到存款区间不计次数', '过期次数自动作废']
const DAILY = '每日10:00至12:00（北京时间）开抢，统计前一日12:00至当日10:00的存款'

/** 活动规则: a table if the server sends rules, and the fixed conditions, without the hours where the table has others (spec 2 §2, §5). */
export function PacketRules({ rules }: { rules: readonly Rule[] }) {
  const headingId = useId()
  return (
    <section className={styles.rules} aria-labelledby={headingId}>
      <h2 id={headingId}>活动规则</h2>
      {rules.length > 0 && <RecordTable caption="活动规则" columns={columns} rows={rules} />}
      <ol>
        {[...TEXTS, ...(isDaily(rules) ? [DAILY] : [])].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
    </section>
  )
}
