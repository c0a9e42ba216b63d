import { useQuery } from '@tanstack/react-query'
import { query } from '@/api/query'
import { Horizon } from '@/components/member/Horizon'
import { useMemberPart, useVipLevel } from '@/components/member/useMember'
import { nextLevel, wayPercent } from '@/components/member/vipWay'
import { listVipLevels } from '@/contract/vip'
import { classNames } from '@/lib/classNames'
import { minutes } from '@/lib/durations'
import { paths } from '@/navigation/paths'
import shared from '@/ui/shared.module.css'
import styles from './account.module.css'
import { AccountFigures } from './AccountFigures'
import { AvatarUpload } from './AvatarUpload'
import { MemberName } from './MemberName'
import { profileForm } from './menuEntries'
import { SecurityIndicators } from './SecurityIndicators'
import { vipProgress } from './vipPercent'

/** 账户概览 of the profile and of 我的: the member, the security of the account, its figures and what to do with them. */
export const MemberHeader = ({ isHub }: { isHub: boolean }) => (
  <section className={styles.band} aria-label="账户概览">
    <div className={classNames(shared.wrap, styles.content)}>
      <div className={styles.member}>
        <AvatarUpload />
        <div className={styles.words}>
          <MemberName />
          <SecurityIndicators form={isHub ? profileForm : paths.profile} />
          <VipProgress />
        </div>
      </div>
      <AccountFigures isHub={isHub} />
    </div>
  </section>
)

/** VIP进度 in words, as specified of the own level's deposit, and the horizon of the next level's standards. */
function VipProgress() {
  const { data: levels } = useQuery({ ...query(listVipLevels), staleTime: minutes(5) })
  const reached = useMemberPart(({ paysum, flow }) => ({ paysum, flow }))
  const level = useVipLevel() ?? 0
  // No figure before there is one.
  if (!levels || reached === undefined) return <div className={styles.way} />
  const percent = vipProgress(levels, level, reached.paysum)
  const next = nextLevel(levels, level)
  const way = wayPercent(levels, next, reached)
  const words = level > 0 ? `VIP${level}存款标准已达${percent}%` : `VIP进度 ${percent}%`
  return (
    <div className={styles.way}>
      <p
        role="progressbar"
        aria-label="VIP进度"
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={words}
      >
        {words}
      </p>
      {next > level && way !== null && (
        <>
          <Horizon percent={way} />
          {`VIP${next}标准已达${way}%`}
        </>
      )}
    </div>
  )
}
