import * as z from 'zod/mini'
import { refreshMember } from '@/contract/member'
import { isObject } from '@/contract/wire/codecs'
import type { Endpoint } from '@/contract/wire/endpoint'
import { at, EXACT, placesOf, samplesOf, withAt, type Json } from './samples'

/*
 * The shape of decoded data the app relies on. Nothing checks the schemas' custom output types at run time, so the shape
 * is learnt by decoding good answers, and answers with texts for scalars.
 */

/** Fields decoded to a JS number: counts, ids and levels, never money (D26). */
const COUNTS = new Set([
  'id',
  'vip',
  'redpacket_switch',
  'sendnums',
  'acquirednum',
  'max_times',
  'times',
  'sent',
  'size',
  'page',
  'total',
  'state',
])

/** Required fields: a row without them is left out of its list. */
export const KEYS: Record<string, string[]> = {
  '/api/game/list': ['category_id', 'name'],
  '/api/gamelistBycode': ['gamename'],
  '/api/activitytype': ['id', 'name'],
  '/api/activitylist': ['id'],
  '/api/balancelist': ['name'],
  '/api/balancelist2': ['name'],
}

/** This answer may leave fields out: the app merges it into known data (D52). */
const PARTIAL: string = refreshMember.path

const kindOf = (value: unknown): string => {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'list'
  return typeof value === 'number' && !Number.isFinite(value) ? 'NaN' : typeof value
}

/** A path with list positions as `*`. */
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

/** The shape of this call's decoded data. */
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

/** How decoded data differs from the shape; empty when it doesn't. */
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
      complaints.push(
        `${place} is a number: money is exact text, a new count is added to COUNTS in tests/faults/shape.ts`,
      )
    // Null as well as text: money, which is a plain decimal (D26).
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

/** Stored reads are encoded and decoded again (D6): the result must be the same. */
function notStorable({ data }: Endpoint, decoded: unknown): string[] {
  const once = z.safeEncode(data, decoded)
  if (!once.success) return ['cannot be written back']
  const again = z.safeDecode(data, JSON.parse(JSON.stringify(once.data ?? null)))
  const twice = again.success ? z.safeEncode(data, again.data) : again
  return JSON.stringify(twice.data) === JSON.stringify(once.data) ? [] : ['is not the same after storage']
}
