import type { QueryClient } from '@tanstack/react-query'
import type { Data, Endpoint } from '@/contract/wire/endpoint'
import { isKeyOf } from '../query'

/** A read's result as it reaches the cache: data or an error. `manual` marks data written by the app itself. */
type Answer<E> = {
  data?: E extends Endpoint ? Data<E> : unknown
  error?: unknown
  manual?: boolean
}

/** Calls `listener` for each answer to one of these endpoints, or to any; returns an unsubscribe function. */
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
