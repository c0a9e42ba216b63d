import { useEffect, useRef } from 'react'
import { NetworkFailure } from '@/api/failures'
import { useSubmit } from '@/api/query'
import type { Reply } from '@/api/send'
import type { Endpoint, Input } from '@/contract/endpoint'
import { listAccounts } from '@/contract/payouts'

type Options<E extends Endpoint> = {
  /** Empties the password field: nothing of it outlives an attempt (faults 2.4). */
  forget: () => void
  /** Tells the success, wherever the member is by then. */
  tell: (reply: Reply<E>) => void
  /** What follows where the form still stands. */
  leave: () => void
}

/** A write that carries the payment password; both account lists are read again after it (spec 2 §4). */
export function usePasswordSubmit<E extends Endpoint>(endpoint: E, { forget, tell, leave }: Options<E>) {
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => void (isShown.current = false)
  }, [])

  const { submit, isPending, reset } = useSubmit(endpoint, {
    refreshes: [listAccounts],
    onError: (error) => {
      // Nothing has left this device while it is offline: what was typed stays (D24).
      if (!(error instanceof NetworkFailure) || error.sent) forget()
    },
  })

  const run = async (input: Input<E>) => {
    const reply = await submit(input)
    // The finished request holds the password.
    reset()
    if (!reply) return
    forget()
    tell(reply)
    if (isShown.current) leave()
  }
  return { run, isPending }
}
