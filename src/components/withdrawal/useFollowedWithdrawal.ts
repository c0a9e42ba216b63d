import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { inTurn } from '@/api/inTurn'
import { pollInterval } from '@/api/pollInterval'
import { invalidate, keyOf } from '@/api/query'
import { listTransactions, orderState, type OrderState, type Transaction } from '@/contract/records'
import { getBalance } from '@/contract/wallet'
import { seconds } from '@/lib/durations'
import type { SentWithdrawal } from './sentWithdrawal'

type Row = Transaction | null

const isDecided = (state: OrderState): boolean => state === 'approved' || state === 'rejected'
const stateOf = (row: Row | undefined): OrderState => (row ? orderState(row.state) : 'pending')
const isOver = ({ state }: { state: { data: Row | undefined } }): boolean => isDecided(stateOf(state.data))

/** Polls a withdrawal's record every 5 s until it is decided (D25, D71). Until it is listed, it counts as pending. */
export function useFollowedWithdrawal({ asked }: SentWithdrawal) {
  const client = useQueryClient()
  const [interval] = useState(() => pollInterval(seconds(5)))
  const queryKey = keyOf(listTransactions, 'followed', asked)
  const { data, isError } = useQuery<Row>({
    queryKey,
    queryFn: async () => {
      const { findWithdrawal } = await import('../unknownOutcome/fundsLookUps')
      const row = await findWithdrawal(asked, client.getQueryData<Row>(queryKey)?.out_trade_no)
      // A returned withdrawal has raised the balance.
      if (isDecided(stateOf(row))) void invalidate(client, getBalance)
      return row
    },
    // The dialog shows the error; no toast every 5 s.
    meta: { endpoint: { ...listTransactions, tone: 'silent' } },
    gcTime: 0,
    staleTime: 0,
    ...inTurn,
    refetchInterval: (read) => (isOver(read) ? false : interval(read)),
    refetchOnWindowFocus: (read) => (isOver(read) ? false : 'always'),
  })
  return { row: data ?? null, state: stateOf(data), isError }
}
