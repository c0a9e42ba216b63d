import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { inOneTab } from '@/api/money/inOneTab'
import { query } from '@/api/query'
import { serverNow } from '@/api/serverClock'
import {
  DEPOSIT_RULES,
  depositRefusal,
  isLimited,
  roomsOf,
  usedIn,
  type Room,
} from '@/components/limits/rules'
import { weeksDeposits } from '@/components/limits/usage'
import { useOwnLimits } from '@/components/limits/useOwnLimits'
import { useOrdersOf } from '@/components/orders/useOrders'
import { getMember } from '@/contract/member'
import type { Money } from '@/contract/values/money'
import { limitsOfAccount, type OwnLimits } from '@/state/playLimits'

const UNREADABLE = '暂时无法核对存款记录，您设有存款限额，请稍后再试'

const DEPOSIT_LOCK = 'portal:deposit'

type Deposits = Awaited<ReturnType<typeof weeksDeposits.queryFn>>

/** The room under the tightest of the limits; undefined without one. */
function roomIn(own: OwnLimits, deposits: Deposits): Room | undefined {
  const now = serverNow()
  return roomsOf(own, DEPOSIT_RULES, usedIn(deposits, now), now)[0]
}

const refusalIn = (room: Room | undefined, amount: Money): string | null =>
  room ? depositRefusal(amount, [room]) : null

/**
 * What the member's own limits still allow to deposit (理性娱乐): `room` and `refusal` by the records last read, undefined and null
 * without a limit. Members without limits cause no request.
 */
export function useDepositRoom() {
  const client = useQueryClient()
  const own = useOwnLimits()
  const isUsed = own !== undefined && isLimited(own, DEPOSIT_RULES, serverNow())
  const { data } = useQuery({ ...weeksDeposits, enabled: isUsed })
  // A deposit that is refused leaves its room to the next.
  const { data: newest } = useOrdersOf(1)
  useEffect(() => {
    if (isUsed) void client.invalidateQueries({ queryKey: weeksDeposits.queryKey }, { cancelRefetch: false })
  }, [client, isUsed, newest])
  const room = isUsed && data ? roomIn(own, data) : undefined

  /** The limits, also before the form has learnt them; null where the member can't be read. */
  const ownNow = async () => {
    const member = await client.ensureQueryData(query(getMember)).catch(() => null)
    return member && limitsOfAccount(member.username)
  }
  const refusalNow = async (limits: OwnLimits, amount: Money): Promise<string | null> => {
    // A read that is under way may be older than another tab's deposit.
    await client.cancelQueries({ queryKey: weeksDeposits.queryKey })
    return client.fetchQuery(weeksDeposits).then(
      (deposits) => refusalIn(roomIn(limits, deposits), amount),
      () => UNREADABLE,
    )
  }

  /**
   * Runs `deposit` if the limits allow the amount by records read for it, in one tab at a time: two tabs must not spend the same room.
   * Otherwise `refuse` is told why.
   */
  const within = async <T>(
    amount: Money,
    refuse: (message: string) => void,
    deposit: () => Promise<T>,
  ): Promise<T | null> => {
    const limits = own ?? (await ownNow())
    if (!limits || !isLimited(limits, DEPOSIT_RULES, serverNow())) return deposit()
    return inOneTab(DEPOSIT_LOCK, async () => {
      const refusal = await refusalNow(limits, amount)
      if (refusal === null) return deposit()
      refuse(refusal)
      return null
    })
  }
  return { room, refusal: (amount: Money) => refusalIn(room, amount), within }
}
