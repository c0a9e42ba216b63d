import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { inTurn } from '@/api/polls/inTurn'
import { pollInterval } from '@/api/polls/pollInterval'
import { invalidate, keyOf } from '@/api/query'
import { getPayment } from '@/contract/deposits'
import { listTransactions } from '@/contract/records'
import { getBalance } from '@/contract/wallet'
import { seconds } from '@/lib/durations'
import { isOver, readOrder, type Order } from './order'

type Asked = { state: { data: Order | undefined } }
const isSettled = ({ state: { data } }: Asked): boolean => data !== undefined && isOver(data)

/** Polls an order every 5 s until it is decided. Approval refetches the balance, any change the records. */
export function useOrder(depositNo: string): UseQueryResult<Order> {
  const client = useQueryClient()
  const [interval] = useState(() => pollInterval(seconds(5)))
  const queryKey = keyOf(getPayment, 'order', depositNo)
  return useQuery<Order>({
    queryKey,
    queryFn: async ({ signal }) => {
      const last = client.getQueryData<Order>(queryKey)
      const order = await readOrder(depositNo, last, signal)
      if (last && last.state !== order.state) {
        void invalidate(client, listTransactions, ...(order.state === 'approved' ? [getBalance] : []))
      }
      return order
    },
    meta: { endpoint: getPayment },
    // On return, load first: the order may have been paid.
    gcTime: 0,
    staleTime: (read) => (isSettled(read) ? Infinity : 0),
    ...inTurn,
    refetchInterval: (read) => (isSettled(read) ? false : interval(read)),
    refetchOnWindowFocus: (read) => (isSettled(read) ? false : 'always'),
  })
}
