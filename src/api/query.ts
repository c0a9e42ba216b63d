import { queryOptions, type Query, type QueryClient } from '@tanstack/react-query'
import type { Data, Endpoint, Input } from '@/contract/wire/endpoint'
import { send } from './send'

type Path = Pick<Endpoint, 'path'>

/** Cache key of a read: path, input, and a name for data of another shape. The path alone matches every input. */
export const keyOf = <T extends unknown[]>({ path }: Path, ...rest: T): [string, ...T] => [path, ...rest]

const PAGES = 'pages'

/** Cache key of a paged list, whose data has the shape of an infinite query. */
export const pagesKeyOf = (endpoint: Path, input: object) => keyOf(endpoint, input, PAGES)

/** Whether this key's data is paged. */
export const isPagesKey = (queryKey: readonly unknown[]): boolean => queryKey.at(-1) === PAGES

/** Whether a key belongs to a read of the endpoint. */
export const isKeyOf = (queryKey: readonly unknown[], { path }: Path): boolean => queryKey[0] === path

/** Whether a read is for members only. */
export const isMembers = ({ meta }: Pick<Query, 'meta'>): boolean => meta?.endpoint?.memberOnly === true

/** Query options for one read. */
export const query = <E extends Endpoint>(endpoint: E, input: Input<E> = {} as Input<E>) =>
  queryOptions<Data<E>, Error, Data<E>, [string, Input<E>]>({
    queryKey: keyOf(endpoint, input),
    queryFn: async ({ signal }) => (await send(endpoint, input, { signal })).data,
    meta: { endpoint },
  })

/** Marks all reads of these endpoints as stale and refetches those in use. */
export const invalidate = (client: QueryClient, ...endpoints: Endpoint[]): Promise<void[]> =>
  Promise.all(endpoints.map((endpoint) => client.invalidateQueries({ queryKey: keyOf(endpoint) })))
