import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { SessionOver } from '@/api/failures'
import { query } from '@/api/query'
import { send } from '@/api/send'
import { refreshMember } from '@/contract/member'
import { getBalance } from '@/contract/wallet'
import { isOutrun } from './isOutrun'
import { mergeMember } from './useMember'

/** Refetches the member, or only the balance if that fails; failures are silent (D52). */
export function useRefreshBalance(): { refresh: () => Promise<void>; isRefreshing: boolean } {
  const client = useQueryClient()
  const [isRefreshing, setRefreshing] = useState(false)
  const isUnderWay = useRef(false)

  const refresh = async () => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setRefreshing(true)
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
    } finally {
      isUnderWay.current = false
      setRefreshing(false)
    }
  }
  return { refresh, isRefreshing }
}
