import type { ReactNode } from 'react'
import { BalanceText } from '@/components/member/BalanceText'
import { RefreshBalanceButton } from '@/components/member/RefreshBalanceButton'
import { badgeOf } from '@/components/member/VipBadge'
import { useMemberPart, useVipLevel } from '@/components/member/useMember'
import { classNames } from '@/lib/classNames'
import { Link } from '@/navigation/Link'
import { paths } from '@/navigation/paths'
import { Icon } from '@/ui/Icon'
import shared from '@/ui/shared.module.css'
import { MemberHeader } from './MemberHeader'
import { MemberMenu } from './MemberMenu'
import styles from './MemberShell.module.css'
import { useIsHub, useIsPhone } from './useIsHub'

/** Frame of the member centre: 账户概览, side menu and the page; below 768 px 我的 is the menu. */
export function MemberShell({ children }: { children: ReactNode }) {
  const isPhone = useIsPhone()
  const isHub = useIsHub()
  return (
    <>
      {isPhone && !isHub ? <MemberStrip /> : <MemberHeader isHub={isHub} />}
      <div className={styles.paper} data-theme="paper">
        <div className={classNames(shared.wrap, styles.columns)}>
          {!isPhone && <MemberMenu />}
          <div className={styles.page}>{children}</div>
        </div>
      </div>
    </>
  )
}

/** 账户概览 below 768 px: one line, so that the page begins in the first screen; its name leads back to 我的. */
function MemberStrip() {
  const username = useMemberPart((member) => member.username)
  const level = useVipLevel()
  return (
    <section className={styles.strip} aria-label="账户概览">
      <div className={classNames(shared.wrap, styles.stripLine)}>
        <Link href={paths.profile} className={styles.back}>
          <Icon name="left" size={18} />
          <span className={shared.srOnly}>返回我的</span>
          <bdi translate="no">{username}</bdi>
          {level !== undefined && (
            <span className={styles.stripLevel}>
              {level > 0 && <img src={badgeOf(level)} alt="" width={20} height={20} />}
              VIP{level}
            </span>
          )}
        </Link>
        <BalanceText className={styles.stripBalance} />
        <RefreshBalanceButton />
      </div>
    </section>
  )
}
