import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { serverNow } from '@/api/serverClock'
import type { Money } from '@/contract/money'
import { depositRefusal, DEPOSIT_RULES, isLimited, roomsOf, type Room } from './rules'
import { weeksDeposits } from './usage'
import { useOwnLimits } from './useOwnLimits'

const UNREADABLE = '暂时无法核对存款记录，您设有存款限额，请稍后再试'

type DepositRoom = {
  /** The room under the tightest rule; null while unknown or without a limit. */
  room: Room | null
  /** Refetches the records if a limit is or may be set. Call before checking a deposit. */
  settle: (() => Promise<void>) | null
  isReading: boolean
  /** Why this amount can't be deposited now; null when it can. */
  refusal: (amount: Money) => string | null
}

/** The amount the member's own limits still allow to deposit (理性娱乐). Nothing without the records. */
export function useDepositRoom(): DepositRoom {
  const client = useQueryClient()
  const own = useOwnLimits()
  const isUsed = own !== undefined && isLimited(own, DEPOSIT_RULES, serverNow())
  const { data, refetch } = useQuery({ ...weeksDeposits, enabled: isUsed })
  const [isReading, setReading] = useState(false)

  const settle = async () => {
    setReading(true)
    await refetch({ cancelRefetch: false })
    setReading(false)
  }

  const refusal = (amount: Money) => {
    if (own === undefined || !isUsed) return null
    // From the cache: the form's last render may be older.
    const { data: entries, status } = client.getQueryState<typeof data>(weeksDeposits.queryKey) ?? {}
    if (entries === undefined || status !== 'success') return UNREADABLE
    return depositRefusal(amount, roomsOf(own, DEPOSIT_RULES, entries, serverNow()))
  }

  const room = (isUsed && data && roomsOf(own, DEPOSIT_RULES, data, serverNow())[0]) || null
  return { room, settle: own === undefined || isUsed ? settle : null, isReading, refusal }
}
