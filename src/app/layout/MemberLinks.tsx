import { BalanceText } from '@/components/BalanceText'
import { useMemberPart } from '@/components/useMember'
import { VipBadge } from '@/components/VipBadge'
import { paths } from '@/navigation/paths'
import { askLogOut } from './askLogOut'
import styles from './MemberBar.module.css'
import { MEMBER_LINKS } from './menu'
import { NavLink } from './NavLink'
import { UnreadBadge } from './UnreadBadge'

/** The member's part of the member bar: who he is, what he has, his links and the way out. */
export function MemberLinks() {
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
