import { SessionTime } from '@/components/limits/SessionTime'
import { BalanceText } from '@/components/member/BalanceText'
import { useMemberPart } from '@/components/member/useMember'
import { VipBadge } from '@/components/member/VipBadge'
import { paths } from '@/navigation/paths'
import { buttonClass } from '@/ui/Button'
import { MEMBER_LINKS } from '../menu/menu'
import { NavLink } from '../menu/NavLink'
import { UnreadBadge } from '../menu/UnreadBadge'
import { LateOrderChip } from '../orders/LateOrderChip'
import { askLogOut } from '../session/askLogOut'
import styles from './MemberBar.module.css'

/** The member's half of the member bar: the sign of an open order, name, balance, links and logout. */
export function MemberLinks() {
  const username = useMemberPart((member) => member.username)
  return (
    <>
      <LateOrderChip className={styles.order} />
      <ul className={styles.member}>
        <li className={styles.name}>
          <VipBadge />
          <bdi translate="no">{username ?? '--'}</bdi>
        </li>
        <li className={styles.session}>
          <SessionTime />
        </li>
        <li>
          余额 <BalanceText className={styles.balance} />
        </li>
        {MEMBER_LINKS.map(({ label, path }) => (
          <li key={path}>
            <NavLink
              to={path}
              className={path === paths.deposit ? buttonClass({ look: 'gold', size: 'sm' }) : undefined}
            >
              {label}
            </NavLink>
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
    </>
  )
}
