import { BalanceText } from '@/components/member/BalanceText'
import { RecallAllButton } from '@/components/member/RecallAllButton'
import { RefreshBalanceButton } from '@/components/member/RefreshBalanceButton'
import styles from './WalletBalance.module.css'

/** The wallet's balance, read again on demand (D52), and 全部回收, which brings all venue balances back. */
export const WalletBalance = () => (
  <div className={styles.wallet}>
    <div>
      <p className={styles.label}>
        主账户余额
        <RefreshBalanceButton />
      </p>
      <p className={styles.amount}>
        <BalanceText />
      </p>
    </div>
    <RecallAllButton>全部回收</RecallAllButton>
  </div>
)
