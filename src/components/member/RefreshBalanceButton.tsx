import { classNames } from '@/lib/classNames'
import { tellBalanceRefresh } from '@/state/balanceRefresh'
import { IconButton } from '@/ui/IconButton'
import styles from './RefreshBalanceButton.module.css'
import { useRefreshBalance } from './useRefreshBalance'

/** 刷新余额: refetches the member's balance (D52). */
export function RefreshBalanceButton() {
  const { refresh, isRefreshing } = useRefreshBalance()
  return (
    <IconButton
      icon="refresh"
      label="刷新余额"
      size={16}
      aria-busy={isRefreshing}
      className={classNames(styles.refresh, isRefreshing && styles.turning)}
      onClick={() => {
        void refresh()
        tellBalanceRefresh()
      }}
    />
  )
}
