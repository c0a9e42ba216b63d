import { proxy } from 'valtio'
import { hours, minutes, seconds } from '@/lib/durations'
import { local, perTab } from '@/lib/safeStorage'
import { KEPT_AT_LOGOUT, onSessionEnd, UNDER_WAY } from '@/state/session'
import type { VagueAnswer } from '../failures'
import { sendsRequestId } from '../lines'
import { serverNow } from '../serverClock'

// A money request has one life, noted in two places. The device knows each request by a hash, for all tabs and over a logout
// (D72); the tab that sent it also knows what was asked, to tell the member. A request begins before it is sent, and is freed
// when its outcome has been seen: until then an equal request is refused (D68). Times are ms since 1970 by the server's clock.

/** A request as the device notes it. `checkedAt` is when the member was told that a check did not find it, 0 before. */
export type SentRequest = { key: string; id: string; at: number; checkedAt: number; isDone: boolean }

/** Main account and venue, exact texts, CNY. */
export type Balances = { main: string; venue?: string | undefined }

/** A request as its tab notes it: what was asked, without secrets. */
export type Intent = {
  /** Request id. */
  id: string
  /** Hash of account and request, see `SentRequest`. */
  key: string
  path: string
  /** The action's Chinese name, `转账`. */
  action: string
  /** The list that shows it after success (`Trace` of the contract). */
  trace: string
  /** Input without passwords. */
  input: Record<string, unknown>
  /** What the form showed about it, as labels and texts. */
  facts: [label: string, text: string][]
  /** Amount in the records, where it differs from the input's. */
  listedAs?: string | undefined
  /** Balances just before it was sent; left out where they weren't certain. */
  balances?: Balances | undefined
  /** Chain of the payout account of a withdrawal, `''` for CNY. */
  chain?: string | undefined
  /** When it was first sent. */
  at: number
  /** When it was last sent. */
  lastAt?: number
  /** How far `at` may be off (ms): `clockDoubt` when it was taken. */
  doubt?: number
  /** Number of equal requests that succeeded shortly before: as many equal rows aren't this one. */
  before: number
  /** As on the device, for when that could not note it. */
  checkedAt: number
  /** The member has checked by himself: it is not told again by itself. */
  isAcknowledged: boolean
  /** Its answer was lost, or its page has gone. */
  isLost: boolean
  /** What the server answered, if that didn't tell how it ended. */
  vague?: VagueAnswer | undefined
}

/** What is known of a request before it is sent. */
export type Asked = Omit<Intent, 'before' | 'checkedAt' | 'isAcknowledged' | 'isLost'>

/** Name of the lock for the device's one running money request (D24). */
export const MONEY_LOCK = 'portal:money'

/** How long an unknown outcome is remembered. */
const OPEN_FOR = hours(24)
/** How long a success is remembered, to tell an equal request right after it apart. */
const DONE_FOR = minutes(10)
/** Until this time-out, a server without request ids may still execute a slow request. */
const MAY_STILL_LAND = seconds(60)

/**
 * Earliest time (ms) of record rows that may belong to a request sent at `time`: two minutes earlier, since clocks differ, in
 * whole seconds.
 */
export const nearbySince = (time: number): number => Math.floor((time - minutes(2)) / seconds(1)) * seconds(1)

// ——— The device ———

const isSent = (value: unknown): value is SentRequest => {
  const { key, id, at, checkedAt, isDone } = (value ?? {}) as Record<string, unknown>
  const isText = typeof key === 'string' && typeof id === 'string'
  return isText && typeof at === 'number' && typeof checkedAt === 'number' && typeof isDone === 'boolean'
}

/** The device's requests. Reads storage each time, since other tabs write too. */
function sentRequests(): SentRequest[] {
  try {
    const stored: unknown = JSON.parse(local.get(KEPT_AT_LOGOUT) ?? '[]')
    const now = serverNow()
    return (Array.isArray(stored) ? stored : [])
      .filter(isSent)
      .filter(({ at, isDone }) => Math.abs(now - at) < (isDone ? DONE_FOR : OPEN_FOR))
  } catch {
    return []
  }
}

function write(list: SentRequest[]): void {
  if (list.length === 0) return local.remove(KEPT_AT_LOGOUT)
  const kept = local.get(KEPT_AT_LOGOUT)
  // Storage that is full has no room for one more, but must not lose the others.
  if (!local.set(KEPT_AT_LOGOUT, JSON.stringify(list)) && kept !== null) local.set(KEPT_AT_LOGOUT, kept)
}

const change = (id: string, part: Partial<SentRequest>): void =>
  write(sentRequests().map((sent) => (sent.id === id ? { ...sent, ...part } : sent)))

const withoutSent = (id: string): SentRequest[] => sentRequests().filter((sent) => sent.id !== id)

/** An equal request from any tab whose outcome is unknown, or known and not yet seen in another tab. */
export function openRequest(key: string): SentRequest | undefined {
  const sent = sentRequests()
  // Those that the device could not note.
  const mine = intents.list
    .filter(({ id }) => sent.every((one) => one.id !== id))
    .map(({ id, at, checkedAt, ...intent }) => ({ key: intent.key, id, at, checkedAt, isDone: false }))
  return [...sent, ...mine].find((one) => one.key === key && !one.isDone && !answered.has(one.id))
}

/** Whether any request of this device is pending, or lost and not looked up. */
export const hasUncheckedRequest = (): boolean =>
  sentRequests().some((sent) => !sent.isDone && sent.checkedAt === 0)

/** How many equal requests have succeeded since `time`. */
export const sentSince = (key: string, time: number): number =>
  sentRequests().filter(
    (sent) => sent.key === key && sent.at >= time && (sent.isDone || answered.has(sent.id)),
  ).length

/** When this page sent requests, by a clock that nobody moves. */
const sentHere = new Map<string, number>()

/** How long (ms) until a check may free an equal request: none where the server knows repeats by their id, else its time-out (D72). */
export function waitLeft({ id, at }: Pick<SentRequest, 'id' | 'at'>): number {
  if (sendsRequestId) return 0
  const here = sentHere.get(id)
  const byPage = here === undefined ? 0 : here + MAY_STILL_LAND - performance.now()
  return Math.max(0, at + MAY_STILL_LAND - serverNow(), byPage)
}

// ——— The tab ———

/** This tab's requests, oldest first; `shown` is the one in the unknown-outcome dialog, or null. */
export const intents = proxy<{ list: Intent[]; shown: Intent | null }>({ list: [], shown: null })

/** Requests whose answer has come, but has not been seen yet. */
const answered = new Set<string>()
/** Requests whose dialog was closed on this page before it could free them. */
const putOff = new Set<string>()

/** Whether a request of this tab is on its way: its answer would be lost with the page. */
export const isMoneyUnderWay = (): boolean =>
  intents.list.some(({ id, isLost }) => !isLost && !answered.has(id))

function keep(list: Intent[]): void {
  intents.list = list
  if (list.length > 0) perTab.set(UNDER_WAY, JSON.stringify(list))
  else perTab.remove(UNDER_WAY)
}

/** This page's requests that have succeeded, for as long as equal ones must be told apart. */
let recent: Intent[] = []

/** What this tab knows of the device's requests, for telling their rows apart: open ones, and those that succeeded of late. */
export const sentIntents = (): (Intent & { isDone: boolean })[] => {
  recent = recent.filter(({ at }) => serverNow() - at < DONE_FOR)
  return [
    ...recent.map((intent) => ({ ...intent, isDone: true })),
    ...intents.list.map((intent) => ({ ...intent, isDone: answered.has(intent.id) })),
  ]
}

const without = ({ id }: Pick<Intent, 'id'>): Intent[] => intents.list.filter((intent) => intent.id !== id)

/** Shows the newest lost request that this page has not told, unless one is shown. */
function tellNext(): void {
  intents.shown ??=
    intents.list.findLast(({ id, isLost, isAcknowledged }) => isLost && !isAcknowledged && !putOff.has(id)) ??
    null
}

const NEW = { checkedAt: 0, isAcknowledged: false, isLost: false }

/** Notes a money request in this tab and on the device, before it is sent; again under its first id for a repeat. */
export function beginIntent(intent: Asked): void {
  const { key, id, at } = intent
  const before = sentSince(key, nearbySince(at))
  sentHere.set(id, performance.now())
  write([...withoutSent(id), { key, id, at, checkedAt: 0, isDone: false }])
  keep([...without(intent), { ...NEW, ...intent, before }])
}

/** The answer of a request has come; `settleIntent` follows when it has been seen. */
export function answerIntent({ id }: Pick<Intent, 'id'>): void {
  answered.add(id)
  // Offers of an update wait for the list to change.
  intents.list = [...intents.list]
}

/** Removes a request whose outcome is known and has been seen, or which had no effect. */
export function settleIntent(intent: Pick<Intent, 'id'>, { isDone = false } = {}): void {
  answered.delete(intent.id)
  if (isDone) {
    change(intent.id, { isDone: true })
    recent.push(...intents.list.filter(({ id }) => id === intent.id))
  } else write(withoutSent(intent.id))
  keep(without(intent))
}

/** Restores a request whose repeat had no effect: its outcome is still unknown, without another dialog. */
export function reopenIntent(sent: SentRequest): void {
  write([...withoutSent(sent.id), sent])
  putOff.add(sent.id)
  const { checkedAt } = sent
  keep(
    intents.list.map((intent) => (intent.id === sent.id ? { ...intent, checkedAt, isLost: true } : intent)),
  )
}

/** Marks a request as lost, or `vague`ly answered, and shows it; equal requests are refused until it was checked. */
export function loseIntent({ id }: Pick<Intent, 'id'>, vague?: VagueAnswer): void {
  putOff.delete(id)
  keep(intents.list.map((intent) => (intent.id === id ? { ...intent, isLost: true, vague } : intent)))
  tellNext()
}

/** Shows the unknown-outcome dialog for a request, in front of any other. */
export const tellUnknown = (intent: Intent): void => void (intents.shown = intent)

/** Closes the dialog and shows the next lost request. Equal requests stay refused unless it has freed them. */
export function closeUnknown(): void {
  if (intents.shown) putOff.add(intents.shown.id)
  intents.shown = null
  tellNext()
}

/**
 * The member was told that a check did not find the request, or has checked by himself (`isAcknowledged`, which is not told
 * again): it may be sent again under its id.
 */
export function checkIntent({ id }: Pick<Intent, 'id'>, { isAcknowledged = false } = {}): void {
  const checkedAt = serverNow()
  change(id, { checkedAt })
  keep(intents.list.map((one) => (one.id === id ? { ...one, checkedAt, isAcknowledged } : one)))
}

const isIntent = (value: unknown): value is Intent => {
  const { id, key, path, action, trace, input, facts, at, before } = (value ?? {}) as Record<string, unknown>
  const isText = [id, key, path, action, trace].every((text) => typeof text === 'string')
  const isNumber = [at, before].every((number) => typeof number === 'number')
  return isText && isNumber && typeof input === 'object' && input !== null && Array.isArray(facts)
}

/** Restores requests of the tab's previous page as lost; leaves this page's own alone, and those told in another tab. */
export function restoreIntents(): void {
  try {
    const known = new Set(intents.list.map(({ id }) => id))
    const done = new Set(sentRequests().flatMap(({ id, isDone }) => (isDone ? id : [])))
    const stored: unknown = JSON.parse(perTab.get(UNDER_WAY) ?? '[]')
    const lost = (Array.isArray(stored) ? stored : [])
      .filter(isIntent)
      .filter(({ id, at }) => !known.has(id) && !done.has(id) && Math.abs(serverNow() - at) < OPEN_FOR)
      .map((intent) => ({ ...NEW, ...intent, isLost: true }))
    if (lost.length === 0) return
    keep([...lost, ...intents.list])
    tellNext()
  } catch {
    perTab.remove(UNDER_WAY)
  }
}

/** Open requests of the last session, in memory, for when the same account logs in again. */
let leftOpen: Intent[] = []

/** Shows what the account's last session left open in this tab. */
export function resumeIntents(isOf: (request: Pick<SentRequest, 'key'>) => boolean): void {
  const mine = leftOpen.filter(isOf)
  leftOpen = []
  if (mine.length === 0) return
  keep([...mine, ...intents.list])
  tellNext()
}

/** Forgets all requests at an explicit logout; the device still has their hashes. */
export const forgetIntents = (): void => void (leftOpen = [])

onSessionEnd(() => {
  leftOpen = intents.list.map((intent) => ({ ...intent, isLost: true }))
  Object.assign(intents, { list: [], shown: null })
  recent = []
  putOff.clear()
  answered.clear()
})
