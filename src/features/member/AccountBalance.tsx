import { Link } from '@/navigation/Link'
import { BalanceText } from '@/components/member/BalanceText'
import { RecallAllButton } from '@/components/member/RecallAllButton'
import { RefreshBalanceButton } from '@/components/member/RefreshBalanceButton'
import { classNames } from '@/lib/classNames'
import { paths } from '@/navigation/paths'
import { buttonClass } from '@/ui/Button'
import styles from './AccountBalance.module.css'

const shortcuts = [
  { label: '存款', href: paths.deposit },
  { label: '取款', href: paths.withdraw },
  { label: '转账', href: paths.transfer },
  { label: '记录', href: paths.funds() },
]

/** 主账户余额 with shortcuts and 一键回收 (spec 2 §2, D52). */
export const AccountBalance = () => (
  <div className={styles.account}>
    <p className={styles.label}>
      主账户余额
      <RefreshBalanceButton />
    </p>
    <p className={styles.amount}>
      <BalanceText />
    </p>
    <div className={styles.actions}>
      {shortcuts.map(({ label, href }, index) => (
        <Link
          key={href}
          href={href}
          className={classNames(
            buttonClass({ look: index === 0 ? 'primary' : 'accent', size: 'sm' }),
            styles.action,
          )}
        >
          {label}
        </Link>
      ))}
      <RecallAllButton look="text" size="sm" className={styles.recall}>
        一键回收
      </RecallAllButton>
    </div>
  </div>
)
