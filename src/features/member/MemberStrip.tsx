import { BalanceText } from '@/components/member/BalanceText'
import { RefreshBalanceButton } from '@/components/member/RefreshBalanceButton'
import { useMemberPart, useVipLevel } from '@/components/member/useMember'
import { badgeOf } from '@/components/member/VipBadge'
import { classNames } from '@/lib/classNames'
import { Link } from '@/navigation/Link'
import { paths } from '@/navigation/paths'
import { Icon } from '@/ui/Icon'
import shared from '@/ui/shared.module.css'
import styles from './MemberStrip.module.css'

/** 账户概览 below 768 px: one line, so that the page begins in the first screen; its name leads back to 我的. */
export function MemberStrip() {
  const username = useMemberPart((member) => member.username)
  const level = useVipLevel()
  return (
    <section className={styles.strip} aria-label="账户概览">
      <div className={classNames(shared.wrap, styles.line)}>
        <Link href={paths.profile} className={styles.back}>
          <Icon name="left" size={18} />
          <span className={shared.srOnly}>返回我的</span>
          <bdi translate="no">{username}</bdi>
          {level !== undefined && (
            <span className={styles.level}>
              {level > 0 && <img src={badgeOf(level)} alt="" width={20} height={20} />}
              VIP{level}
            </span>
          )}
        </Link>
        <BalanceText className={styles.balance} />
        <RefreshBalanceButton />
      </div>
    </section>
  )
}
