import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { pollInterval } from '@/api/pollInterval'
import { invalidate, keyOf } from '@/api/query'
import { getPayment } from '@/contract/deposits'
import { listTransactions } from '@/contract/records'
import { getBalance } from '@/contract/wallet'
import { seconds } from '@/lib/durations'
import { isOver, readOrder, type Order } from './order'

type Asked = { state: { data: Order | undefined } }
const isSettled = ({ state: { data } }: Asked): boolean => data !== undefined && isOver(data)

/**
 * Follows an order: asked every 5 s while the page is seen, and no more once it is over (D25, D69). When it is approved
 * meanwhile the balance is asked again; the records are read anew after any change.
 */
export function useOrder(depositNo: string): UseQueryResult<Order> {
  const client = useQueryClient()
  const [interval] = useState(() => pollInterval(seconds(5)))
  const queryKey = keyOf(getPayment, { deposit_no: depositNo })
  return useQuery<Order>({
    queryKey,
    queryFn: async ({ signal }) => {
      const known = client.getQueryData<Order>(queryKey)
      const order = await readOrder(depositNo, known, signal)
      if (known && known.state !== order.state) {
        void invalidate(client, listTransactions, ...(order.state === 'approved' ? [getBalance] : []))
      }
      return order
    },
    meta: { endpoint: getPayment },
    // A page that comes back asks first: what it showed may have been paid.
    gcTime: 0,
    staleTime: (asked) => (isSettled(asked) ? Infinity : 0),
    refetchInterval: (asked) => (isSettled(asked) ? false : interval(asked)),
    refetchOnWindowFocus: (asked) => (isSettled(asked) ? false : 'always'),
  })
}
