import type { Endpoint } from '@/contract/wire/endpoint'
import { keyOf } from './query'

const PAGES = 'pages'

/** Cache key of a paged list, whose data has the shape of an infinite query. */
export const pagesKeyOf = (endpoint: Endpoint, input: object) => keyOf(endpoint, input, PAGES)

/** Whether this key's data is paged. */
export const isPagesKey = (queryKey: readonly unknown[]): boolean => queryKey.at(-1) === PAGES
