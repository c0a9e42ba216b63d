import { BalanceText } from '@/components/BalanceText'
import { useIsMember, useMemberPart } from '@/components/useMember'
import { useSiteTitle } from '@/components/useSite'
import { VipBadge } from '@/components/VipBadge'
import { classNames } from '@/lib/classNames'
import { paths } from '@/navigation/paths'
import { openLogin } from '@/state/loginModal'
import { Button, buttonClass } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import shared from '@/ui/shared.module.css'
import { askLogOut } from './askLogOut'
import { Clock } from './Clock'
import styles from './MemberBar.module.css'
import { MEMBER_LINKS } from './menu'
import { NavLink } from './NavLink'
import { UnreadBadge } from './UnreadBadge'

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
        {isMember ? <MemberPart /> : <VisitorPart />}
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

function MemberPart() {
  const username = useMemberPart((member) => member.username)
  return (
    <ul className={styles.member}>
      <li className={styles.name}>
        <VipBadge />
        <bdi>{username ?? '--'}</bdi>
      </li>
      <li>
        余额 <BalanceText className={styles.balance} />
      </li>
      {MEMBER_LINKS.map(({ label, path }) => (
        <li key={path}>
          <NavLink to={path}>{label}</NavLink>
        </li>
      ))}
      <li>
        <NavLink to={paths.messages()}>消息</NavLink>
        <UnreadBadge />
      </li>
      <li>
        <button type="button" onClick={() => void askLogOut()}>
          退出
        </button>
      </li>
    </ul>
  )
}
