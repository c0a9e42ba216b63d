import {
  useIsMutating,
  useMutation,
  useQueryClient,
  type Query,
  type UseMutationOptions,
} from '@tanstack/react-query'
import { useRef } from 'react'
import type { Endpoint, Input } from '@/contract/endpoint'
import { randomId } from '@/lib/randomId'
import { onSessionEnd } from '@/state/session'
import { guardMoney } from './moneyGuard'
import { invalidate } from './query'
import { send, type Reply } from './send'

const isMembers = ({ meta }: Query): boolean => meta?.endpoint?.memberOnly === true

/** Id of the call under way, by endpoint: the lock is taken in the click itself, a disabled button comes too late (D24). */
const underWay = new Map<string, string>()
// The next member has nothing under way.
onSessionEnd(() => underWay.clear())

type Options<E extends Endpoint> = Omit<UseMutationOptions<Reply<E>, Error, Input<E>>, 'mutationFn'> & {
  /** Endpoints read again after success. */
  refreshes?: Endpoint[]
}

/**
 * A write. `submit(input)` sends once and resolves to data and message, or to null when it was refused, lost, or
 * another one is under way; the one switch for errors has then said so. Never retried, never queued (D24). `isPending`
 * tells of any call to the endpoint, as the lock does: a second button for the same thing waits too.
 */
export function useSubmit<E extends Endpoint>(endpoint: E, { refreshes = [], ...options }: Options<E> = {}) {
  const client = useQueryClient()
  const requestId = useRef('')
  const mutation = useMutation<Reply<E>, Error, Input<E>>({
    mutationFn: (input) => send(endpoint, input, { requestId: requestId.current }),
    meta: { endpoint },
    ...options,
  })

  const count = useIsMutating({ predicate: ({ meta }) => meta?.endpoint?.path === endpoint.path })

  // Invalidating alone would wait for a first answer that is still on its way.
  const readAgain = async () => {
    await client.cancelQueries({ predicate: isMembers })
    await client.invalidateQueries({ predicate: isMembers })
  }

  const submit = async (input: Input<E>): Promise<Reply<E> | null> => {
    if (underWay.has(endpoint.path)) return null
    const id = randomId()
    underWay.set(endpoint.path, id)
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
      if (underWay.get(endpoint.path) === id) underWay.delete(endpoint.path)
      // A read that was under way may carry the figures from before: it is given up and asked again (faults 2.4).
      if (endpoint.effect === 'money') void readAgain()
    }
  }
  return { submit, isPending: count > 0, error: mutation.error, reset: mutation.reset }
}
