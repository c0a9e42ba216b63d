import { useSubmit } from '@/api/useSubmit'
import { BalanceText } from '@/components/BalanceText'
import { recallAll } from '@/contract/wallet'
import { classNames } from '@/lib/classNames'
import { toast } from '@/state/toasts'
import { Button } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import { IconButton } from '@/ui/IconButton'
import { useRefreshBalance } from '@/components/useRefreshBalance'
import styles from './WalletBalance.module.css'

/** The wallet's balance, read again on demand (D52), and 全部回收, which brings all venue balances back. */
export function WalletBalance() {
  const { refresh, isRefreshing } = useRefreshBalance()
  const { submit, isPending } = useSubmit(recallAll)
  const recall = async () => {
    const reply = await submit({})
    if (reply) toast.success(reply.message)
  }
  return (
    <div className={styles.wallet}>
      <div>
        <p className={styles.label}>
          钱包余额
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
      </div>
      <Button look="outline" busy={isPending} onClick={() => void recall()}>
        {!isPending && <Icon name="sync" size={18} />}
        全部回收
      </Button>
    </div>
  )
}
