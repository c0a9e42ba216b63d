import { useQuery } from '@tanstack/react-query'
import { query } from '@/api/query'
import { late } from '@/components/late'
import { useIsMember } from '@/components/member/useIsMember'
import { Region } from '@/components/Region'
import { listVipLevels } from '@/contract/vip'
import { minutes } from '@/lib/durations'
import { Heading } from '@/ui/Heading'
import { Icon } from '@/ui/Icon'
import shared from '@/ui/shared.module.css'
import { Skeleton } from '@/ui/Status'
import { shownLevels } from './levels'
import { VipLevels } from './VipLevels'
import styles from './VipPage.module.css'
import { vipRules } from './rules'

// Its own chunk because of its arithmetic: visitors never load it.
const MemberProgress = late(() => import('./MemberProgress'), 'MemberProgress')

/** The VIP club: the member's progress, levels with requirements and rebates, and the rules. */
export function VipPage() {
  const read = useQuery({ ...query(listVipLevels), staleTime: minutes(5) })
  const isMember = useIsMember()
  return (
    <>
      <div className={styles.hero}>
        <div className={`${shared.wrap} ${styles.inner}`}>
          <h1 tabIndex={-1}>VIP俱乐部</h1>
          <p>按累计存款与累计流水评定等级，达标后次日晋级。</p>
          {isMember && (
            <div className={styles.progress}>{read.data && <MemberProgress levels={read.data} />}</div>
          )}
        </div>
      </div>
      <div className={`${shared.wrap} ${styles.content}`}>
        <div className={styles.card}>
          <Region
            read={read}
            isEmpty={(levels) => shownLevels(levels).length === 0}
            loading={
              <>
                <Skeleton className={styles.tabsWaiting} />
                <Skeleton className={styles.waiting} />
              </>
            }
          >
            {(levels) => <VipLevels levels={levels} />}
          </Region>
        </div>
        <VipRules />
      </div>
    </>
  )
}

function VipRules() {
  return (
    <section className={styles.rulesSection} aria-labelledby="vip-rules">
      <Heading id="vip-rules" title="VIP规则" />
      <ul className={styles.rules}>
        {vipRules.map(({ icon, title, text }) => (
          <li key={title}>
            <Icon name={icon} size={24} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
