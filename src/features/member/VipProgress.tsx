import { useQuery } from '@tanstack/react-query'
import { query } from '@/api/query'
import { useMemberPart, useVipLevel } from '@/components/member/useMember'
import { listVipLevels } from '@/contract/vip'
import { classNames } from '@/lib/classNames'
import { minutes } from '@/lib/durations'
import shared from '@/ui/shared.module.css'
import { vipProgress } from './vipPercent'
import styles from './VipProgress.module.css'

/** The VIP进度 bar. */
export function VipProgress() {
  const { data: levels = [] } = useQuery({ ...query(listVipLevels), staleTime: minutes(5) })
  const paysum = useMemberPart((member) => member.paysum) ?? null
  const level = useVipLevel() ?? 0
  const percent = vipProgress(levels, level, paysum)
  // The VIP page shows the way to the next level.
  const standard = level > 0 ? ` · VIP${level}存款标准` : ''
  return (
    <div className={styles.progress}>
      <div
        role="progressbar"
        aria-label="VIP进度"
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={`${percent}%${standard}`}
        className={styles.track}
      >
        <div className={styles.filled} style={{ width: `${percent}%` }} />
      </div>
      <span aria-hidden="true" className={classNames(shared.num, styles.text)}>
        VIP进度 {percent}%{standard}
      </span>
    </div>
  )
}
