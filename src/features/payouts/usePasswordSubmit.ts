import { NetworkFailure } from '@/api/failures'
import type { IntentNote } from '@/api/moneyGuard'
import { useSubmit } from '@/api/useSubmit'
import type { Reply } from '@/api/send'
import type { Endpoint, Input } from '@/contract/endpoint'
import { useIsShown } from '@/lib/useIsShown'

type Options<E extends Endpoint> = {
  /** Empties the password field: nothing of it outlives an attempt. */
  forget: () => void
  /** Tells the success, wherever the member is by then. */
  tell: (reply: Reply<E>) => void
  /** What follows where the form still stands. */
  leave: () => void
}

/**
 * A money call that carries the payment password; every read of the member, the accounts too, is asked again after it.
 * `note` is what the member is told should the answer be lost (D68).
 */
export function usePasswordSubmit<E extends Endpoint>(endpoint: E, { forget, tell, leave }: Options<E>) {
  const isShown = useIsShown()
  const { submit, isPending, reset } = useSubmit(endpoint, {
    onError: (error) => {
      // Nothing has left this device while it is offline: what was typed stays (D24).
      if (!(error instanceof NetworkFailure) || error.sent) forget()
    },
  })

  const run = async (input: Input<E>, note?: IntentNote) => {
    const reply = await submit(input, note)
    // The finished request holds the password.
    reset()
    if (!reply) return
    forget()
    tell(reply)
    if (isShown.current) leave()
  }
  return { run, isPending }
}
