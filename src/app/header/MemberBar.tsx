import { late } from '@/components/late'
import { useIsMember } from '@/components/member/useIsMember'
import { useSiteTitle } from '@/components/site/useSite'
import { classNames } from '@/lib/classNames'
import { Icon } from '@/ui/Icon'
import shared from '@/ui/shared.module.css'
import { Clock } from './Clock'
import styles from './MemberBar.module.css'
import { WaysIn } from './WaysIn'

const MemberLinks = late(() => import('./memberHeader'), 'MemberLinks')

/** The bar above the menu: the clock, and the member's links or a welcome with the login links. */
export function MemberBar({ hasWaysIn }: { hasWaysIn: boolean }) {
  const isMember = useIsMember()
  const title = useSiteTitle()
  return (
    <section className={styles.bar} aria-label="会员栏">
      <div className={classNames(shared.wrap, styles.row)}>
        <p className={classNames(styles.clock, shared.num)}>
          <Icon name="clock" size={16} />
          <Clock /> <span>(北京时间)</span>
        </p>
        {isMember ? (
          <MemberLinks />
        ) : (
          <div className={styles.visitor}>
            <p className={styles.welcome}>您好，欢迎来到{title}</p>
            {hasWaysIn && <WaysIn look="accent" />}
          </div>
        )}
      </div>
    </section>
  )
}
