import * as z from 'zod/mini'
import type { Endpoint } from '@/contract/endpoint'
import { isObject } from '@/contract/wire'
import { at, EXACT, placesOf, samplesOf, withAt, type Json } from './faultSamples'

/*
 * What the app is promised about decoded data. The schemas' own outputs are custom types that nothing checks at run
 * time, so the promise is drawn from what good answers and answers with texts for scalars decode to.
 */

/** Decoded as a JS number because they are counts, ids and levels: money is not among them (D26). A new one is a decision. */
const COUNTS = new Set([
  'id',
  'vip',
  'redpacket_switch',
  'sendnums',
  'acquirednum',
  'max_times',
  'page',
  'total',
  'state',
])

/** Without these a row means nothing and is left out of its list. A new one is a decision. */
export const KEYS: Record<string, string[]> = {
  '/api/game/list': ['category_id', 'name'],
  '/api/gamelistBycode': ['gamename'],
  '/api/activitytype': ['id', 'name'],
  '/api/activitylist': ['id'],
  '/api/balancelist': ['name'],
  '/api/balancelist2': ['name'],
}

/** The one answer that may leave anything out: it is merged into what is known (D52). */
const PARTIAL = '/api/refreshusermoney'

const kindOf = (value: unknown): string => {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'list'
  return typeof value === 'number' && !Number.isFinite(value) ? 'NaN' : typeof value
}

/** A place with its list positions as `*`. */
const wildcard = (path: string[]) => path.map((name) => (/^\d+$/.test(name) ? '*' : name)).join('.')

type Promised = { kinds: Map<string, Set<string>>; names: Map<string, Set<string>> }

function learn(decoded: unknown, { kinds, names }: Promised): void {
  for (const path of placesOf((decoded ?? null) as Json)) {
    const place = wildcard(path)
    const value = at(decoded, path)
    kinds.set(place, (kinds.get(place) ?? new Set()).add(kindOf(value)))
    if (isObject(value)) names.set(place, new Set([...(names.get(place) ?? []), ...Object.keys(value)]))
  }
}

const known = new Map<string, Promised>()

/** What is promised about the data of this call. */
export function promisedBy(endpoint: Endpoint): Promised {
  const before = known.get(endpoint.path)
  if (before) return before
  const promised: Promised = { kinds: new Map(), names: new Map() }
  for (const sample of samplesOf(endpoint)) {
    learn(z.decode(endpoint.data, sample), promised)
    for (const path of placesOf(sample)) {
      const isScalar = typeof at(sample, path) !== 'object'
      const read = z.safeDecode(endpoint.data, withAt(sample, path, isScalar ? '文字' : null))
      if (read.success) learn(read.data, promised)
    }
  }
  known.set(endpoint.path, promised)
  return promised
}

/** How decoded data breaks the promise; nothing when it keeps it. */
export function broken(endpoint: Endpoint, decoded: unknown, { kinds, names }: Promised): string[] {
  const complaints: string[] = []
  if (decoded === undefined) return ['no data at all']
  for (const path of placesOf(decoded as Json)) {
    const place = wildcard(path)
    const value = at(decoded, path)
    const kind = kindOf(value)
    if (kind === 'NaN' || kind === 'undefined' || !kinds.get(place)?.has(kind))
      complaints.push(`${place || 'data'} is ${kind}`)
    const isCount = typeof value !== 'number' || value > 1e12 || COUNTS.has(path.at(-1) ?? '')
    if (!isCount)
      complaints.push(`${place} is a number: money is exact text, a new count belongs into COUNTS`)
    // Null as well as text: what is no text is money, a plain decimal (D26).
    const isMoney = kinds.get(place)?.has('null') && kind === 'string'
    if (isMoney && !/^-?\d+(\.\d+)?$/.test(String(value))) complaints.push(`${place} is no amount`)
    if (kind === 'string' && /undefined|NaN|null|\[object/.test(String(value)))
      complaints.push(`${place} says ${String(value).slice(0, 40)}`)
    if (kind === 'string' && /^9007199254740\d/.test(String(value)) && !String(value).includes(EXACT))
      complaints.push(`${place} has lost cents: ${String(value)}`)
    if (isObject(value) && endpoint.path !== PARTIAL)
      for (const name of names.get(place) ?? [])
        if (!(name in value)) complaints.push(`${place} lacks ${name}`)
  }
  return complaints.concat(notStorable(endpoint, decoded))
}

/** Kept reads are written in the wire's form and read again (D6): the second time must be as the first. */
function notStorable({ data }: Endpoint, decoded: unknown): string[] {
  const once = z.safeEncode(data, decoded)
  if (!once.success) return ['cannot be written back']
  const again = z.safeDecode(data, JSON.parse(JSON.stringify(once.data ?? null)))
  const twice = again.success ? z.safeEncode(data, again.data) : again
  return JSON.stringify(twice.data) === JSON.stringify(once.data) ? [] : ['is not the same after storage']
}
