import { BalanceText } from '@/components/member/BalanceText'
import { RefreshBalanceButton } from '@/components/member/RefreshBalanceButton'
import { useMemberPart } from '@/components/member/useMember'
import { classNames } from '@/lib/classNames'
import shared from '@/ui/shared.module.css'
import { AccountActions } from './AccountActions'
import { AvatarUpload } from './AvatarUpload'
import { LevelLink } from './LevelLink'
import styles from './MemberBand.module.css'
import { SecurityIndicators } from './SecurityIndicators'

/** 账户概览 of the other pages from 768 px up: one line, so that the page begins in the first screen. */
export function MemberBand() {
  const username = useMemberPart((member) => member.username)
  return (
    <section className={styles.band} aria-label="账户概览">
      <div className={classNames(shared.wrap, styles.line)}>
        <AvatarUpload isSmall />
        <p className={styles.name} title={username}>
          <bdi translate="no">{username}</bdi>
        </p>
        <LevelLink />
        <SecurityIndicators isSmall />
        <p className={styles.balance}>
          <span>主账户余额</span>
          <BalanceText />
        </p>
        <RefreshBalanceButton />
        <AccountActions className={styles.actions} />
      </div>
    </section>
  )
}
