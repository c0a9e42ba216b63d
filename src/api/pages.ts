import type { Endpoint } from '@/contract/endpoint'
import { keyOf } from './query'

const PAGES = 'pages'

/** Cache key of a list that is read a page at a time: its data has the shape of an infinite query. */
export const pagesKeyOf = (endpoint: Endpoint, input: object) => keyOf(endpoint, input, PAGES)

/** Whether the data of this key comes in pages. */
export const isPagesKey = (queryKey: readonly unknown[]): boolean => queryKey.at(-1) === PAGES
