import { useQuery } from '@tanstack/react-query'
import { query } from '@/api/query'
import { listVipLevels } from '@/contract/vip'
import { minutes } from '@/lib/durations'
import { useMemberPart, useVipLevel } from '@/components/member/useMember'
import { classNames } from '@/lib/classNames'
import { paths } from '@/navigation/paths'
import shared from '@/ui/shared.module.css'
import { Waves } from '@/ui/Waves'
import { AccountActions } from './AccountActions'
import { AccountFigures } from './AccountFigures'
import { AvatarUpload } from './AvatarUpload'
import { LevelLink } from './LevelLink'
import styles from './MemberHeader.module.css'
import { profileForm } from './menuEntries'
import { SecurityIndicators } from './SecurityIndicators'
import { vipProgress } from './vipPercent'

/** 账户概览 of the profile and of 我的: the member, the security of the account, its figures and what to do with them. */
export function MemberHeader({ isHub }: { isHub: boolean }) {
  const username = useMemberPart((member) => member.username)
  return (
    <section className={styles.band} aria-label="账户概览">
      <Waves className={styles.waves} isFaded />
      <div className={classNames(shared.wrap, styles.content)}>
        <div className={styles.member}>
          <AvatarUpload />
          <div className={styles.words}>
            <div className={styles.name}>
              <p title={username}>
                <bdi translate="no">{username}</bdi>
              </p>
              <LevelLink />
            </div>
            <SecurityIndicators form={isHub ? profileForm : paths.profile} />
            <VipProgress />
          </div>
        </div>
        <div className={styles.account}>
          <AccountActions isHub={isHub} className={styles.actions} />
          <AccountFigures />
        </div>
      </div>
    </section>
  )
}

/** The VIP进度 bar. */
function VipProgress() {
  const { data: levels } = useQuery({ ...query(listVipLevels), staleTime: minutes(5) })
  const paysum = useMemberPart((member) => member.paysum)
  const level = useVipLevel() ?? 0
  // No figure before there is one.
  if (!levels || paysum === undefined) return <div className={styles.progress} />
  const percent = vipProgress(levels, level, paysum)
  // What it is of: the VIP page shows the way to the next level.
  const words = level > 0 ? `VIP${level}存款标准已达${percent}%` : `VIP进度 ${percent}%`
  return (
    <div className={styles.progress}>
      <div
        role="progressbar"
        aria-label="VIP进度"
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={words}
        className={styles.track}
      >
        <div className={styles.filled} style={{ width: `${percent}%` }} />
      </div>
      <span aria-hidden="true" className={classNames(shared.num, styles.progressText)}>
        {words}
      </span>
    </div>
  )
}
