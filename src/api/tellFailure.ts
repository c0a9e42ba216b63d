import type { Endpoint } from '@/contract/wire/endpoint'
import { toast } from '@/state/toasts'
import { NetworkFailure, RefusedError, ServerFailure } from './failures'

/**
 * Shows a failed call as a toast; every error passes here. Refusals show the server's message in the endpoint's tone. Network
 * failures of reads are silent, since their regions show them, unless the member `isAskedFor` the read.
 * SessionOver and aborted calls show nothing; an unknown outcome has its own dialog.
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
