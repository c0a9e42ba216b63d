import * as z from 'zod/mini'
import type * as contracts from '../src/contract/index.ts'
import type { Endpoint } from '../src/contract/wire/endpoint.ts'
import { allRoutes, routes, type Route } from '../src/navigation/routes.ts'

/** A request of the inline script: method, path with query, body. */
type Call = [method: string, path: string, body?: string]

const FRAME = { getSite: {}, listNotices: {} }

/** Calls of the contract, with their input, that a first visit makes while its files load. Here, so that players don't load it. */
const readsOf = ({ path, lobby }: Route): Record<string, object> | undefined =>
  path === routes.home.path
    ? { ...FRAME, listBanners: { type: 1 } }
    : lobby && { ...FRAME, listGames: { category: '' } }

/** The request that `send` makes for a read. Throws if the contract has no such public read. */
function callOf(endpoint: Endpoint | undefined, name: string, input: object): Call {
  if (!endpoint?.request || endpoint.memberOnly || endpoint.effect !== 'read')
    throw new Error(`earlyReads.ts: the contract has no public read ${name}`)
  const { method, path } = endpoint
  const wire = z.encode(endpoint.request, input) as Record<string, string>
  if (method === 'POST') return [method, path, JSON.stringify(wire)]
  const search = new URLSearchParams(wire).toString()
  return [method, search ? `${path}?${search}` : path]
}

/** The requests of a first visit to each path, made while its files load: two round trips less on every deep link. */
export function earlyReads(contract: typeof contracts): Record<string, Call[]> {
  const endpoints = Object.assign({}, ...Object.values(contract)) as Record<string, Endpoint>
  return Object.fromEntries(
    allRoutes.flatMap((route) => {
      const reads = Object.entries(readsOf(route) ?? {})
      const calls = reads.map(([name, input]) => callOf(endpoints[name], name, input))
      return calls.length > 0 ? [[route.path, calls]] : []
    }),
  )
}
