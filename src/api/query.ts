import {
  queryOptions,
  useMutation,
  useQueryClient,
  type Query,
  type QueryClient,
  type UseMutationOptions,
} from '@tanstack/react-query'
import { useRef } from 'react'
import type { Data, Endpoint, Input } from '@/contract/endpoint'
import { randomId } from '@/lib/randomId'
import { guardMoney } from './moneyGuard'
import { send, type Reply } from './send'

/** Query options for one read; the path comes first in the key, so that `[path]` reaches every input. */
export const query = <E extends Endpoint>(endpoint: E, input: Input<E> = {} as Input<E>) =>
  queryOptions<Data<E>, Error, Data<E>, [string, Input<E>]>({
    queryKey: [endpoint.path, input],
    queryFn: async ({ signal }) => (await send(endpoint, input, { signal })).data,
    meta: { endpoint },
  })

/** Marks every read of these endpoints as stale and asks the shown ones again. */
export const invalidate = (client: QueryClient, ...endpoints: Endpoint[]): Promise<void[]> =>
  Promise.all(endpoints.map((endpoint) => client.invalidateQueries({ queryKey: [endpoint.path] })))

const isMembers = ({ meta }: Query): boolean => meta?.endpoint?.memberOnly === true

/** Calls under way, by endpoint: the lock is taken in the click itself, a disabled button comes too late (D24). */
const underWay = new Set<string>()

type Options<E extends Endpoint> = Omit<UseMutationOptions<Reply<E>, Error, Input<E>>, 'mutationFn'> & {
  /** Endpoints read again after success. */
  refreshes?: Endpoint[]
}

/**
 * A write. `submit(input)` sends once and resolves to data and message, or to null when it was refused, lost, or
 * another one is under way; the one switch for errors has then said so. Never retried, never queued (D24).
 */
export function useSubmit<E extends Endpoint>(endpoint: E, { refreshes = [], ...options }: Options<E> = {}) {
  const client = useQueryClient()
  const requestId = useRef('')
  const mutation = useMutation<Reply<E>, Error, Input<E>>({
    mutationFn: (input) => send(endpoint, input, { requestId: requestId.current }),
    meta: { endpoint },
    ...options,
  })

  const submit = async (input: Input<E>): Promise<Reply<E> | null> => {
    if (underWay.has(endpoint.path)) return null
    underWay.add(endpoint.path)
    const id = randomId()
    requestId.current = id
    const run = () => mutation.mutateAsync(input)
    try {
      const reply = await (endpoint.effect === 'money'
        ? guardMoney(endpoint, input as object, id, run)
        : run())
      void invalidate(client, ...refreshes)
      return reply
    } catch {
      return null
    } finally {
      underWay.delete(endpoint.path)
      // A poll that was under way may carry the figures from before: it is asked again (faults 2.4).
      if (endpoint.effect === 'money') void client.invalidateQueries({ predicate: isMembers })
    }
  }
  return { submit, isPending: mutation.isPending, error: mutation.error, reset: mutation.reset }
}
