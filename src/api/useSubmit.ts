import { useIsMutating, useMutation, useQueryClient, type UseMutationOptions } from '@tanstack/react-query'
import { useRef } from 'react'
import { getMember } from '@/contract/member'
import type { Endpoint, Input } from '@/contract/wire/endpoint'
import { randomId } from '@/lib/randomId'
import { onSessionEnd, session } from '@/state/session'
import { guardMoney, type IntentNote } from './money/guardMoney'
import { invalidate, isMembers, query } from './query'
import { send, type Reply } from './send'

/** Id of the running call, by path: the lock is taken in the click itself, since disabling the button is too late. */
const underWay = new Map<string, string>()
onSessionEnd(() => underWay.clear())

type Options<E extends Endpoint> = Omit<UseMutationOptions<Reply<E>, Error, Input<E>>, 'mutationFn'> & {
  /** Reads to refetch after success. */
  refreshes?: Endpoint[]
}

/**
 * A write. `submit(input)` sends once and resolves to data and message, or to null when it failed (which has been shown) or
 * another call to the endpoint is running. `note` describes a money request whose response may be lost. Never retried, never
 * queued (D24). `isPending` covers all calls to the endpoint, so that a second button for it waits too.
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

  // Invalidating alone would wait for a first response that is still under way.
  const readAgain = async () => {
    await client.cancelQueries({ predicate: isMembers })
    await client.invalidateQueries({ predicate: isMembers })
  }

  // The button may show before the member has loaded; the account must be known before anything is sent.
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
      // A running read may carry the old figures: cancel it and read again.
      if (endpoint.effect === 'money') void readAgain()
    }
  }
  return { submit, isPending: count > 0, error: mutation.error, reset: mutation.reset }
}
