import { Link } from '@/navigation/Link'
import { BalanceText } from '@/components/member/BalanceText'
import { RecallAllButton } from '@/components/member/RecallAllButton'
import { RefreshBalanceButton } from '@/components/member/RefreshBalanceButton'
import { classNames } from '@/lib/classNames'
import { paths } from '@/navigation/paths'
import { buttonClass } from '@/ui/Button'
import styles from './AccountBalance.module.css'
import { SHORTCUTS } from './menuEntries'

const records = { label: '记录', href: paths.funds() }

/** 主账户余额 with shortcuts and 一键回收. 我的 lists the records itself. */
export const AccountBalance = ({ isHub }: { isHub: boolean }) => (
  <div className={styles.account}>
    <p className={styles.label}>
      主账户余额
      <RefreshBalanceButton />
    </p>
    <p className={styles.amount}>
      <BalanceText />
    </p>
    <div className={styles.actions}>
      {[...SHORTCUTS, ...(isHub ? [] : [records])].map(({ label, href }, index) => (
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
