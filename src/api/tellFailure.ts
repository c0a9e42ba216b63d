import type { Endpoint } from '@/contract/endpoint'
import { toast } from '@/state/toasts'
import { NetworkFailure, RefusedError, ServerFailure } from './failures'

/**
 * The one switch for errors: says in Chinese what a failed call came to. A refusal shows the server's message in the
 * tone of its endpoint; a lost network is silent for reads, whose regions show it, and told for everything else
 * (spec 1 §8, spec 2 §8), a read that `isAskedFor` by a press among it. SessionOver and aborted calls say nothing; an
 * unknown outcome has a dialog of its own.
 */
export function tellFailure(
  endpoint: Endpoint | undefined,
  error: unknown,
  { isAskedFor = endpoint?.effect !== 'read' } = {},
): void {
  const tone = endpoint?.tone ?? 'error'
  if (error instanceof RefusedError) {
    if (tone !== 'silent') toast[tone](error.message)
  } else if (error instanceof ServerFailure) {
    if (tone !== 'silent') toast.error(error.message)
  } else if (error instanceof NetworkFailure) {
    if (isAskedFor) toast.error(error.message)
  }
}
