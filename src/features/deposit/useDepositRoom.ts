import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { inOneTab } from '@/api/inOneTab'
import { serverNow } from '@/api/serverClock'
import type { Money } from '@/contract/values/money'
import {
  depositRefusal,
  DEPOSIT_RULES,
  isLimited,
  roomsOf,
  usedIn,
  type Room,
} from '@/components/limits/rules'
import { weeksDeposits } from '@/components/limits/usage'
import { useOwnLimits } from '@/components/limits/useOwnLimits'

const UNREADABLE = '暂时无法核对存款记录，您设有存款限额，请稍后再试'

const DEPOSIT_LOCK = 'portal:deposit'

type DepositRoom = {
  /** The room under the tightest rule; null while unknown or without a limit. */
  room: Room | null
  /**
   * Refetches the records, then runs `deposit`, in one tab at a time: two tabs must not spend the same room. Null unless a limit
   * is or may be set.
   */
  withRecords: ((deposit: () => Promise<void>) => Promise<unknown>) | null
  isReading: boolean
  /** Why this amount can't be deposited now; null when it can. */
  refusal: (amount: Money) => string | null
  /** The same by the records last read, however old; null without any. */
  likelyRefusal: (amount: Money) => string | null
}

/** The amount the member's own limits still allow to deposit (理性娱乐). Nothing without the records. */
export function useDepositRoom(): DepositRoom {
  const client = useQueryClient()
  const own = useOwnLimits()
  const isUsed = own !== undefined && isLimited(own, DEPOSIT_RULES, serverNow())
  const { data, refetch } = useQuery({ ...weeksDeposits, enabled: isUsed })
  const [isReading, setReading] = useState(false)

  const withRecords = (deposit: () => Promise<void>) =>
    inOneTab(DEPOSIT_LOCK, async () => {
      setReading(true)
      await refetch()
      setReading(false)
      await deposit()
    })

  const refusal = (amount: Money) => {
    if (own === undefined || !isUsed) return null
    // From the cache: the form's last render may be older.
    const { data: entries, status } = client.getQueryState<typeof data>(weeksDeposits.queryKey) ?? {}
    if (entries === undefined || status !== 'success') return UNREADABLE
    const now = serverNow()
    return depositRefusal(amount, roomsOf(own, DEPOSIT_RULES, usedIn(entries, now), now))
  }

  const now = serverNow()
  const room = (isUsed && data && roomsOf(own, DEPOSIT_RULES, usedIn(data, now), now)[0]) || null
  const likelyRefusal = (amount: Money) => (room ? depositRefusal(amount, [room]) : null)
  return {
    room,
    withRecords: own === undefined || isUsed ? withRecords : null,
    isReading,
    refusal,
    likelyRefusal,
  }
}
