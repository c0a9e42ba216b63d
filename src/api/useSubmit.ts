import { useIsMutating, useMutation, useQueryClient, type UseMutationOptions } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Endpoint, Input } from '@/contract/endpoint'
import { getMember } from '@/contract/member'
import { randomId } from '@/lib/randomId'
import { onSessionEnd, session } from '@/state/session'
import { guardMoney, type IntentNote } from './moneyGuard'
import { invalidate, isMembers, query } from './query'
import { send, type Reply } from './send'

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
 * another one is under way; the one switch for errors has then said so. `note` is what the member is told about a money
 * request whose answer is lost. Never retried, never queued (D24). `isPending`
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

  // A page may offer a button before the member has come; who asks must be known before anything is sent (D72).
  const accountName = async () => {
    if (session.token === null) return ''
    const member = await client.ensureQueryData(query(getMember)).catch(() => null)
    return member?.username ?? session.epoch
  }

  const submit = async (input: Input<E>, note?: IntentNote): Promise<Reply<E> | null> => {
    if (underWay.has(endpoint.path)) return null
    const ticket = randomId()
    underWay.set(endpoint.path, ticket)
    const run = (id: string) => {
      requestId.current = id
      return mutation.mutateAsync(input)
    }
    try {
      const reply = await (endpoint.effect === 'money'
        ? guardMoney({ endpoint, input: input as object, account: await accountName(), note }, run)
        : run(ticket))
      void invalidate(client, ...refreshes)
      return reply
    } catch {
      return null
    } finally {
      if (underWay.get(endpoint.path) === ticket) underWay.delete(endpoint.path)
      // A read that was under way may carry the figures from before: it is given up and asked again (faults 2.4).
      if (endpoint.effect === 'money') void readAgain()
    }
  }
  return { submit, isPending: count > 0, error: mutation.error, reset: mutation.reset }
}
