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
  /** Reads the records again when a limit is set, or may be. Call before a deposit is checked. */
  settle: (() => Promise<void>) | null
  isReading: boolean
  /** Why this amount can't be deposited now, null when it can. */
  refusal: (amount: Money) => string | null
}

/** What the member's own limits still let be deposited (理性娱乐). Without the records nothing is. */
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
    // As the cache has it now: the form's last render may be older.
    const { data: entries, status } = client.getQueryState<typeof data>(weeksDeposits.queryKey) ?? {}
    if (entries === undefined || status !== 'success') return UNREADABLE
    return depositRefusal(amount, roomsOf(own, DEPOSIT_RULES, entries, serverNow()))
  }

  const room = (isUsed && data && roomsOf(own, DEPOSIT_RULES, data, serverNow())[0]) || null
  return { room, settle: own === undefined || isUsed ? settle : null, isReading, refusal }
}
