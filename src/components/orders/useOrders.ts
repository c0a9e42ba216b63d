import {
  hashKey,
  useQuery,
  useQueryClient,
  type QueryClient,
  type UseQueryResult,
} from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { inTurn } from '@/api/inTurn'
import { pollInterval } from '@/api/pollInterval'
import { keyOf } from '@/api/query'
import { send } from '@/api/send'
import { serverNow } from '@/api/serverClock'
import { useMemberPart } from '../member/useMember'
import { isPending, listTransactions, type Transaction } from '@/contract/records'
import type { Page } from '@/contract/wire/codecs'
import { hours, seconds } from '@/lib/durations'
import { noteOf, noteOrder, orders, type OrderRef } from '@/state/orders'
import { openUntil, ordersIn } from './orderTrack'

type Type = OrderRef['type']
const TYPES = [1, 2] as const

/** Longer than the records' own 5 s, so that an open list of records polls alone. */
const PERIOD = seconds(6)

const inputOf = (type: Type) => ({ date: 4, page: 1, api_type: '', type })
const keyOfOrders = (type: Type) => keyOf(listTransactions, 'orders', type)

type Rows = Page<Transaction>

/** Until when an order is open, ms. */
const untilOf = (type: Type, row: Transaction): number =>
  openUntil(type, row, noteOf(orders.notes, { type, no: row.out_trade_no }))

/**
 * The newest deposits and withdrawals of the member: read once, after each money request, and every 6 s while one is open or, with
 * `isShown`, pending. What the records page reads meanwhile counts too.
 */
export function useOrders(isShown = false): Record<Type, UseQueryResult<Rows>> {
  const deposits = useOrdersOf(1, isShown)
  const withdrawals = useOrdersOf(2, isShown)
  return { 1: deposits, 2: withdrawals }
}

/** Those of one type. */
export function useOrdersOf(type: Type, isShown: boolean): UseQueryResult<Rows> {
  const [interval] = useState(() => pollInterval(PERIOD))
  const isMember = useMemberPart((member) => member.username) !== undefined
  const isFollowed = (read: { state: { data: Rows | undefined } }): boolean => {
    const rows = read.state.data?.data ?? []
    return rows.some((row) => (isShown ? isPending(type, row) : untilOf(type, row) > serverNow()))
  }
  return useQuery<Rows>({
    queryKey: keyOfOrders(type),
    queryFn: async ({ signal }) => (await send(listTransactions, inputOf(type), { signal })).data,
    // The chip stays as it is, and the track says it: no toast every 6 s.
    meta: { endpoint: { ...listTransactions, tone: 'silent' } },
    enabled: (read) =>
      isMember && (read.state.data === undefined || read.state.isInvalidated || isFollowed(read as never)),
    ...inTurn,
    refetchInterval: (read) => (isFollowed(read as never) ? interval(read) : false),
    refetchOnWindowFocus: (read) => (isFollowed(read as never) ? 'always' : false),
  })
}

/** The open orders, newest first. Renders when one of them changes, or is no longer worth following. */
export function useOpenOrders(): { type: Type; row: Transaction }[] {
  const read = useOrders()
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

/** Takes what the records page reads, and notes when an order is seen decided. Mount once. */
export function useOrderNews(): void {
  const client = useQueryClient()
  useEffect(() => followReads(client), [client])
}

function followReads(client: QueryClient): () => void {
  const pages = new Map(TYPES.map((type) => [hashKey(keyOf(listTransactions, inputOf(type))), type]))
  const own = new Map(TYPES.map((type) => [hashKey(keyOfOrders(type)), type]))
  const pending = { 1: new Set<string>(), 2: new Set<string>() }
  return client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    const { queryHash } = event.query
    const data = event.query.state.data as Rows | undefined
    const page = pages.get(queryHash)
    if (page && data) client.setQueryData<Rows>(keyOfOrders(page), data)
    const type = own.get(queryHash)
    if (!type || !data) return
    const open = new Set(data.data.flatMap((row) => (isPending(type, row) ? [row.out_trade_no] : [])))
    const decided = data.data.filter(({ out_trade_no: no }) => pending[type].has(no) && !open.has(no))
    pending[type] = open
    for (const { out_trade_no: no } of decided) noteOrder({ type, no }, { decidedAt: serverNow() })
  })
}
