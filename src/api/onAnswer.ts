import type { QueryClient } from '@tanstack/react-query'
import type { Data, Endpoint } from '@/contract/endpoint'
import { isKeyOf } from './query'

/** What arrives in the cache for a read: data or an error. `manual` marks data that the app wrote itself. */
type Answer<E> = {
  data?: E extends Endpoint ? Data<E> : unknown
  error?: unknown
  manual?: boolean
}

/** Calls `listener` for each answer to one of these endpoints, or to any; returns the function that stops it. */
export const onAnswer = <E extends Pick<Endpoint, 'path'>>(
  client: QueryClient,
  endpoints: readonly E[] | undefined,
  listener: (answer: Answer<E>) => void,
): (() => void) =>
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || endpoints?.every((one) => !isKeyOf(event.query.queryKey, one))) return
    const { action } = event
    if (action.type === 'success' || action.type === 'error') listener(action as Answer<E>)
  })
