import { useQuery } from '@tanstack/react-query'
import { query } from '@/api/query'
import { late } from '@/components/late'
import { useIsMember } from '@/components/member/useIsMember'
import { Region } from '@/components/Region'
import { listVipLevels } from '@/contract/vip'
import { minutes } from '@/lib/durations'
import { Heading } from '@/ui/Heading'
import { Icon } from '@/ui/Icon'
import { Row } from '@/ui/Row'
import shared from '@/ui/shared.module.css'
import { Skeleton } from '@/ui/Status'
import { Surface } from '@/ui/Surface'
import { shownLevels } from './levels'
import { vipRules } from './rules'
import styles from './vip.module.css'
import { VipLevels } from './VipLevels'

// Its own chunk because of its arithmetic: visitors never load it.
const MemberProgress = late(() => import('./MemberProgress'), 'MemberProgress')

/** The VIP club: the member's progress, levels with requirements and rebates, and the rules. */
export function VipPage() {
  const read = useQuery({ ...query(listVipLevels), staleTime: minutes(5) })
  const isMember = useIsMember()
  return (
    <>
      <div className={styles.hero}>
        <div className={shared.wrap}>
          <Heading level="page" title="VIP俱乐部" />
          <p>按累计存款与累计流水评定等级，达标后次日晋级。</p>
          {isMember && (
            <div className={styles.progress}>{read.data && <MemberProgress levels={read.data} />}</div>
          )}
        </div>
      </div>
      <div className={`${shared.wrap} ${styles.content}`}>
        <Surface>
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
        </Surface>
        <VipRules />
      </div>
    </>
  )
}

function VipRules() {
  return (
    <Surface className={styles.rules} aria-labelledby="vip-rules">
      <Heading id="vip-rules" title="VIP规则" />
      <ul>
        {vipRules.map(({ icon, title, text }) => (
          <li key={title}>
            <Row lead={<Icon name={icon} size={24} />} title={title} meta={text} />
          </li>
        ))}
      </ul>
    </Surface>
  )
}
