import { NetworkFailure } from '@/api/failures'
import type { IntentNote } from '@/api/money/guardMoney'
import type { Reply } from '@/api/send'
import { useSubmit } from '@/api/useSubmit'
import type { Endpoint, Input } from '@/contract/wire/endpoint'
import { useIsShown } from '@/lib/useIsShown'

type Options<E extends Endpoint> = {
  /** Empties the password field after each attempt. */
  forget: () => void
  /** Announces success, even after the form has unmounted. */
  tell: (reply: Reply<E>) => void
  /** Runs after success while the form is mounted. */
  leave: () => void
}

/** Submits a money call with the payment password, and never keeps the password. */
export function usePasswordSubmit<E extends Endpoint>(endpoint: E, { forget, tell, leave }: Options<E>) {
  const isShown = useIsShown()
  const { submit, isPending, reset } = useSubmit(endpoint, {
    onError: (error) => {
      // Offline nothing was sent: keep the input.
      if (!(error instanceof NetworkFailure) || error.sent) forget()
    },
  })

  const run = async (input: Input<E>, note?: IntentNote) => {
    const reply = await submit(input, note)
    // The finished mutation holds the password.
    reset()
    if (!reply) return
    forget()
    tell(reply)
    if (isShown.current) leave()
  }
  return { run, isPending }
}
