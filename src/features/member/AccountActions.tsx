import { RecallAllButton } from '@/components/member/RecallAllButton'
import { classNames } from '@/lib/classNames'
import { Link } from '@/navigation/Link'
import { paths } from '@/navigation/paths'
import { buttonClass } from '@/ui/Button'
import styles from './AccountActions.module.css'
import { SHORTCUTS } from './menuEntries'

const records = { label: '记录', href: paths.funds() }

/** The shortcuts and 一键回收. 我的 lists the records itself. */
export const AccountActions = ({
  isHub = false,
  className,
}: {
  isHub?: boolean
  className?: string | undefined
}) => (
  <div className={classNames(styles.actions, className)}>
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
)
