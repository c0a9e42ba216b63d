import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { send } from '@/api/send'
import { SessionOver } from '@/api/failures'
import { mergeMember } from '@/components/useMember'
import { refreshMember } from '@/contract/member'
import { getBalance } from '@/contract/wallet'

/** Reads the whole member again, and when that fails the balance alone, without a word about either (D52). */
export function useRefreshBalance(): { refresh: () => Promise<void>; isRefreshing: boolean } {
  const client = useQueryClient()
  const [isRefreshing, setRefreshing] = useState(false)
  const isUnderWay = useRef(false)

  const refresh = async () => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setRefreshing(true)
    try {
      mergeMember(client, (await send(refreshMember, {})).data)
    } catch (error) {
      if (!(error instanceof SessionOver)) {
        const balance = await send(getBalance, {}).catch(() => null)
        if (balance) mergeMember(client, balance.data)
      }
    } finally {
      isUnderWay.current = false
      setRefreshing(false)
    }
  }
  return { refresh, isRefreshing }
}
