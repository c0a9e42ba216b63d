import { useQueryClient } from '@tanstack/react-query'
import { SessionOver } from '@/api/failures'
import { query } from '@/api/query'
import { send } from '@/api/send'
import { refreshMember } from '@/contract/member'
import { getBalance } from '@/contract/wallet'
import { useSingleRun } from '@/lib/useSingleRun'
import { isOutrun } from './isOutrun'
import { mergeMember } from './useMember'

/** Refetches the member, or only the balance if that fails; failures are silent (D52). */
export function useRefreshBalance(): { refresh: () => Promise<void>; isRefreshing: boolean } {
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
