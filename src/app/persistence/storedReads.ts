import type { QueryKey } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { isKeyOf, isPagesKey, query } from '@/api/query'
import { getArticle, listBanners, listNotices } from '@/contract/content'
import { CATEGORIES, listGames, listGamesByCode, type Category } from '@/contract/games'
import { getMember, type Member } from '@/contract/member'
import { getPromotion, listPromotions, listPromotionTypes } from '@/contract/promotions'
import { getSite } from '@/contract/site'
import { listVipLevels } from '@/contract/vip'
import { isObject } from '@/contract/wire/basicCodecs'
import type { Endpoint } from '@/contract/wire/endpoint'
import { local } from '@/lib/safeStorage'
import { isOver, isUpToDate, session } from '@/state/session'

/** One stored read: its cache key, its decoded data, and when it was fetched (ms). */
export type StoredRead = { endpoint: Endpoint; queryKey: QueryKey; data: unknown; savedAt: number }

/** Public reads stored together under `portal:reads` (D6); the rest have their own keys. */
const OTHERS: Endpoint[] = [
  getArticle,
  listNotices,
  listGamesByCode,
  listPromotionTypes,
  listPromotions,
  getPromotion,
  listVipLevels,
]

/** The reads that are stored. */
export const KEPT: Endpoint[] = [getSite, listBanners, listGames, getMember, ...OTHERS]

const READS = 'portal:reads'
const MOST_READS = 60
const listKey = (category: Category) => `${category}List`
const SITE = query(getSite).queryKey
const MEMBER = query(getMember).queryKey
const GAMES = query(listGames, { category: '' }).queryKey
const BANNERS = query(listBanners, { type: 1 }).queryKey

/** The member's fields that `userInfo` may hold, besides the session epoch (D6). */
const KEPT_OF_MEMBER = [
  'username',
  'current_vip',
  'vipname',
  'balance',
  'gameblance',
  'transferstatus',
  'isagent',
] as const

/** Data is stored in wire form, so that the contract validates it on restore. */
const toWire = ({ data: schema }: Endpoint, data: unknown) => z.encode(schema, data)

const isPages = (data: unknown): data is { pages: unknown[]; pageParams: unknown[] } =>
  isObject(data) &&
  Array.isArray(data.pages) &&
  Array.isArray(data.pageParams) &&
  data.pages.length > 0 &&
  data.pages.length === data.pageParams.length

/** Whether a cached read is stored. */
export const isKept = (queryKey: QueryKey): boolean => KEPT.some((endpoint) => isKeyOf(queryKey, endpoint))

const keep = (key: string, data: unknown, savedAt: number) =>
  local.set(key, JSON.stringify({ data, savedAt }))

/** Absent texts decode to empty ones. Without them 3,000 games take a seventh less. */
const withoutEmpty = (row: object) =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== ''))

/** Writes reads under their storage keys; if space runs out, the newest win (D6). */
export function writeStored(reads: StoredRead[]): void {
  const others: Record<string, unknown> = {}
  for (const { endpoint, queryKey, data, savedAt } of reads.toSorted((a, b) => b.savedAt - a.savedAt)) {
    if (isKeyOf(queryKey, getSite)) keep('appInfo', toWire(endpoint, data), savedAt)
    else if (isKeyOf(queryKey, listBanners)) keep('bannerList', toWire(endpoint, data), savedAt)
    else if (isKeyOf(queryKey, getMember)) writeMember(data as Member, savedAt)
    else if (isKeyOf(queryKey, listGames)) {
      const rows = toWire(endpoint, data) as { category_id: string }[]
      for (const category of CATEGORIES) {
        keep(listKey(category), rows.filter((row) => row.category_id === category).map(withoutEmpty), savedAt)
      }
    } else if (Object.keys(others).length < MOST_READS) {
      const wire = isPages(data)
        ? { pages: data.pages.map((page) => toWire(endpoint, page)), pageParams: data.pageParams }
        : toWire(endpoint, data)
      // Promotions tell a member whether they can apply.
      const isOwn =
        session.token !== null && (isKeyOf(queryKey, getPromotion) || isKeyOf(queryKey, listPromotions))
      if (isOwn && !isThisSession()) continue
      others[JSON.stringify(queryKey)] = { data: wire, savedAt, ...(isOwn && { epoch: session.epoch }) }
    }
  }
  if (Object.keys(others).length > 0) local.set(READS, JSON.stringify(others))
}

/** False in a page restored from the back/forward cache that doesn't know yet that its session ended or its tab has another. */
const isThisSession = (): boolean => session.token !== null && !isOver() && isUpToDate()

function writeMember(member: Member, savedAt: number): void {
  if (!isThisSession()) return
  const wire = toWire(getMember, member) as Record<string, unknown>
  const kept = Object.fromEntries(KEPT_OF_MEMBER.map((name) => [name, wire[name]]))
  keep('userInfo', { ...kept, epoch: session.epoch }, savedAt)
}

/** Removes all stored reads. */
export function forgetStored(): void {
  for (const key of ['appInfo', 'bannerList', 'userInfo', READS, ...CATEGORIES.map(listKey)])
    local.remove(key)
}

/** Reads all stored reads; silently drops what can't be parsed or decoded (D6). */
export function readStored(): StoredRead[] {
  const lists = CATEGORIES.map((category) => readKey(listKey(category))).filter((list) => list !== null)
  const games = lists.flatMap(({ data }) => (Array.isArray(data) ? data : []))
  return [
    decoded(getSite, SITE, readKey('appInfo')),
    decoded(listBanners, BANNERS, readKey('bannerList')),
    decoded(
      listGames,
      GAMES,
      games.length > 0 ? { data: games, savedAt: Math.min(...lists.map(({ savedAt }) => savedAt)) } : null,
    ),
    readMember(),
    ...readOthers(),
  ].filter((read) => read !== null)
}

type Kept = { data: unknown; savedAt: number }

const isKeptValue = (value: unknown): value is Kept =>
  isObject(value) && 'data' in value && typeof value.savedAt === 'number' && value.savedAt <= Date.now()

function readKey(key: string): Kept | null {
  const text = local.get(key)
  if (text === null) return null
  try {
    const value: unknown = JSON.parse(text)
    if (isKeptValue(value) && typeof value.data === 'object' && value.data !== null) return value
  } catch {
    // Not JSON: dropped below.
  }
  local.remove(key)
  return null
}

function decoded(endpoint: Endpoint, queryKey: QueryKey, kept: Kept | null): StoredRead | null {
  if (kept === null) return null
  const read = (wire: unknown) => z.decode(endpoint.data, wire)
  if (isPagesKey(queryKey) !== isPages(kept.data)) return null
  try {
    const data = isPages(kept.data) ? { ...kept.data, pages: kept.data.pages.map(read) } : read(kept.data)
    return { endpoint, queryKey, data, savedAt: kept.savedAt }
  } catch {
    return null
  }
}

/** Whether a member's data was stored in this tab's session (D7). */
const isOfSession = ({ epoch }: { epoch?: unknown }): boolean =>
  session.token !== null && epoch === session.epoch

/** Restored always as stale, since most fields aren't stored. */
function readMember(): StoredRead | null {
  const kept = readKey('userInfo')
  if (kept === null || !isOfSession(kept.data as object)) return null
  const read = decoded(getMember, MEMBER, kept)
  return read && { ...read, savedAt: 0 }
}

function readOthers(): StoredRead[] {
  try {
    const all: unknown = JSON.parse(local.get(READS) ?? '{}')
    return Object.entries(all as Record<string, unknown>).flatMap(([key, kept]) => {
      const queryKey = JSON.parse(key) as [string]
      const endpoint = OTHERS.find((one) => isKeyOf(queryKey, one))
      if (!endpoint || !isKeptValue(kept) || ('epoch' in kept && !isOfSession(kept))) return []
      const read = decoded(endpoint, queryKey, kept)
      return read ? [read] : []
    })
  } catch {
    local.remove(READS)
    return []
  }
}
