import { BalanceText } from '@/components/member/BalanceText'
import { RecallAllButton } from '@/components/member/RecallAllButton'
import { RefreshBalanceButton } from '@/components/member/RefreshBalanceButton'
import { classNames } from '@/lib/classNames'
import shared from '@/ui/shared.module.css'
import styles from './account.module.css'
import { AvatarUpload } from './AvatarUpload'
import { MemberName } from './MemberName'
import { SecurityIndicators } from './SecurityIndicators'

/** 账户概览 of the other pages from 768 px up: one line, so that the page begins in the first screen. The bar above has the shortcuts. */
export const MemberBand = () => (
  <section className={styles.band} aria-label="账户概览">
    <div className={classNames(shared.wrap, styles.line)}>
      <AvatarUpload isSmall />
      <MemberName />
      <SecurityIndicators isSmall />
      <p className={styles.balance}>
        主账户余额
        <BalanceText />
      </p>
      <RefreshBalanceButton />
      <RecallAllButton look="text" size="sm">
        一键回收
      </RecallAllButton>
    </div>
  </section>
)
