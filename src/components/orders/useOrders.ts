import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { inTurn } from '@/api/polls/inTurn'
import { pollInterval } from '@/api/polls/pollInterval'
import { query } from '@/api/query'
import { serverNow } from '@/api/serverClock'
import { isPending, listTransactions, type Transaction } from '@/contract/records'
import type { Page } from '@/contract/wire/codecs'
import { hours, seconds } from '@/lib/durations'
import { noteOf, noteOrder, orders, type OrderRef } from '@/state/orders'
import { useMemberPart } from '../member/useMember'
import { openUntil, ordersIn } from './orderTrack'

type Type = OrderRef['type']
const TYPES = [1, 2] as const

/** As the records page does: whatever is mounted of a list, it is polled once. */
const PERIOD = seconds(5)

/** Until when an order is open, ms. */
const untilOf = (type: Type, row: Transaction): number =>
  openUntil(type, row, noteOf(orders.notes, { type, no: row.out_trade_no }))

type IsFollowed = (rows: readonly Transaction[], type: Type) => boolean
const hasOpen: IsFollowed = (rows, type) => rows.some((row) => untilOf(type, row) > serverNow())

/**
 * The member's newest orders of a type, the list that 资金记录 opens with: read once, after each money request, and every 5 s while
 * `isFollowed` says so, by default while one is open.
 */
export function useOrdersOf(type: Type, isFollowed = hasOpen): UseQueryResult<Page<Transaction>> {
  const [interval] = useState(() => pollInterval(PERIOD))
  const isMember = useMemberPart((member) => member.username) !== undefined
  const follows = ({ state: { data } }: { state: { data: Page<Transaction> | undefined } }) =>
    isFollowed(data?.data ?? [], type)
  return useQuery({
    ...query(listTransactions, { date: 4, page: 1, api_type: '', type }),
    // The chip stays as it is, and the track says it: no toast every 5 s.
    meta: { endpoint: { ...listTransactions, tone: 'silent' } },
    enabled: (read) =>
      isMember && (read.state.data === undefined || read.state.isInvalidated || follows(read)),
    ...inTurn,
    refetchInterval: (read) => (follows(read) ? interval(read) : false),
    refetchOnWindowFocus: (read) => (follows(read) ? 'always' : false),
  })
}

/** The open orders, newest first. Renders when one of them changes, or is no longer worth following. */
export function useOpenOrders(): { type: Type; row: Transaction }[] {
  const read = { 1: useOrdersOf(1), 2: useOrdersOf(2) }
  const [now, setNow] = useState(serverNow)
  // A deposit that is said to be paid is open for longer.
  void useSnapshot(orders).notes
  const open = TYPES.flatMap((type) =>
    ordersIn(type, read[type].data?.data ?? [])
      .map((row) => ({ type, row, until: untilOf(type, row) }))
      .filter(({ until }) => until > now),
  )
  const next = Math.min(...open.map(({ until }) => until))
  useEffect(() => {
    if (next === Infinity) return
    const timer = setTimeout(
      () => setNow(serverNow()),
      Math.min(hours(24), Math.max(0, next - serverNow()) + seconds(1)),
    )
    return () => clearTimeout(timer)
  }, [next])
  return open.toSorted((a, b) => (b.row.created_at ?? 0) - (a.row.created_at ?? 0))
}

/** Notes when an order of a type is seen decided. Mount once. */
export function useDecisions(type: Type): void {
  const { data } = useOrdersOf(type)
  const before = useRef(data)
  useEffect(() => {
    const wasPending = ({ out_trade_no: no }: Transaction) =>
      before.current?.data.some((row) => row.out_trade_no === no && isPending(type, row))
    for (const row of data?.data ?? [])
      if (!isPending(type, row) && wasPending(row))
        noteOrder({ type, no: row.out_trade_no }, { decidedAt: serverNow() })
    before.current = data
  }, [data, type])
}
