import { useQueryClient } from '@tanstack/react-query'
import { SessionOver } from '@/api/failures'
import { query } from '@/api/query'
import { send } from '@/api/send'
import { refreshMember } from '@/contract/member'
import { getBalance } from '@/contract/wallet'
import { useSingleRun } from '@/lib/useSingleRun'
import { tellBalanceRefresh } from '@/state/balanceRefresh'
import { IconButton } from '@/ui/IconButton'
import styles from './balance.module.css'
import { isOutrun } from './isOutrun'
import { mergeMember } from './useMember'

/** 刷新余额: refetches the member's balance. */
export function RefreshBalanceButton() {
  const { refresh, isRefreshing } = useRefreshBalance()
  return (
    <IconButton
      icon="refresh"
      label="刷新余额"
      size={16}
      aria-busy={isRefreshing}
      className={styles.refresh}
      onClick={() => {
        void refresh()
        tellBalanceRefresh()
      }}
    />
  )
}

/** Refetches the member, or only the balance if that fails; failures are silent. */
function useRefreshBalance(): { refresh: () => Promise<void>; isRefreshing: boolean } {
  const client = useQueryClient()
  const { run: refresh, isRunning: isRefreshing } = useSingleRun(async () => {
    const startedAt = Date.now()
    const isOlder = () => isOutrun(client.getQueryState(query(getBalance).queryKey), startedAt)
    try {
      const { data } = await send(refreshMember, {})
      const { balance, gameblance, ...rest } = data
      mergeMember(client, isOlder() ? rest : { ...rest, balance, gameblance })
    } catch (error) {
      if (error instanceof SessionOver) return
      const reply = await send(getBalance, {}).catch(() => null)
      if (reply && !isOlder()) mergeMember(client, reply.data)
    }
  })
  return { refresh, isRefreshing }
}
