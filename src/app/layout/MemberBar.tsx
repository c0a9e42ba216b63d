import { lazyPart } from '@/components/lazyPart'
import { useIsMember } from '@/components/useIsMember'
import { useSiteTitle } from '@/components/useSite'
import { classNames } from '@/lib/classNames'
import { paths } from '@/navigation/paths'
import { openLogin } from '@/state/loginModal'
import { Button, buttonClass } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import shared from '@/ui/shared.module.css'
import { Clock } from './Clock'
import styles from './MemberBar.module.css'
import { NavLink } from './NavLink'

const MemberLinks = lazyPart(() => import('./memberParts').then((module) => module.MemberLinks))

/** The line above the menu: clock, and the member's own things or the way in (spec 1 §2). */
export function MemberBar() {
  const isMember = useIsMember()
  return (
    <section className={styles.bar} aria-label="会员栏">
      <div className={classNames(shared.wrap, styles.row)}>
        <p className={classNames(styles.clock, shared.num)}>
          <Icon name="clock" size={16} />
          <Clock /> <span>(北京时间)</span>
        </p>
        {isMember ? <MemberLinks /> : <VisitorPart />}
      </div>
    </section>
  )
}

function VisitorPart() {
  const title = useSiteTitle()
  return (
    <div className={styles.visitor}>
      <p className={styles.welcome}>您好，欢迎来到{title}</p>
      <Button look="accent" size="sm" onClick={openLogin}>
        登录
      </Button>
      <NavLink to={paths.register} className={buttonClass({ size: 'sm' })}>
        免费注册
      </NavLink>
    </div>
  )
}
