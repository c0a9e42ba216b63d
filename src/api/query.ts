import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { Data, Endpoint, Input } from '@/contract/endpoint'
import { send } from './send'

/** Query options for one read; the path comes first in the key, so that `[path]` reaches every input. */
export const query = <E extends Endpoint>(endpoint: E, input: Input<E> = {} as Input<E>) =>
  queryOptions<Data<E>, Error, Data<E>, [string, Input<E>]>({
    queryKey: [endpoint.path, input],
    queryFn: async ({ signal }) => (await send(endpoint, input, { signal })).data,
    meta: { endpoint },
  })

/** Marks every read of these endpoints as stale and asks the shown ones again. */
export const invalidate = (client: QueryClient, ...endpoints: Endpoint[]): Promise<void[]> =>
  Promise.all(endpoints.map((endpoint) => client.invalidateQueries({ queryKey: [endpoint.path] })))
