import { Link } from 'wouter'
import { useSubmit } from '@/api/useSubmit'
import { BalanceText } from '@/components/BalanceText'
import { recallAll } from '@/contract/wallet'
import { classNames } from '@/lib/classNames'
import { paths } from '@/navigation/paths'
import { toast } from '@/state/toasts'
import { Button, buttonClass } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import { IconButton } from '@/ui/IconButton'
import styles from './AccountBalance.module.css'
import { useRefreshBalance } from '@/components/useRefreshBalance'

const shortcuts = [
  { label: '存款', href: paths.deposit },
  { label: '取款', href: paths.withdraw },
  { label: '转账', href: paths.transfer },
  { label: '记录', href: paths.funds() },
]

/** 主账户余额 with its shortcuts and 一键回收 (spec 2 §2, D52). */
export function AccountBalance() {
  const { refresh, isRefreshing } = useRefreshBalance()
  // Every read of the member is asked again after a money call, the balance with them.
  const { submit, isPending } = useSubmit(recallAll)

  const recall = async () => {
    const reply = await submit({})
    if (reply) toast.success(reply.message)
  }

  return (
    <div className={styles.account}>
      <p className={styles.label}>
        主账户余额
        <IconButton
          icon="refresh"
          label="刷新余额"
          size={16}
          aria-busy={isRefreshing}
          className={classNames(styles.refresh, isRefreshing && styles.turning)}
          onClick={() => void refresh()}
        />
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
        <Button
          look="text"
          size="sm"
          className={styles.recall}
          busy={isPending}
          onClick={() => void recall()}
        >
          {!isPending && <Icon name="sync" size={16} />}
          一键回收
        </Button>
      </div>
    </div>
  )
}
