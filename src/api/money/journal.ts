import { proxy } from 'valtio'
import { isObject } from '@/contract/wire/basicCodecs'
import { listIn, perTab } from '@/lib/safeStorage'
import { onSessionEnd, UNDER_WAY } from '@/state/session'
import type { VagueAnswer } from '../failures'
import { serverNow } from '../serverClock'
import {
  changeOnDevice,
  deviceRequests,
  forgetOnDevice,
  noteOnDevice,
  noteSending,
  OPEN_FOR,
  type DeviceRequest,
} from './device'

// What the tab that sent a money request notes of it, to tell the member. A request begins before it is sent, and is freed when its
// outcome has been seen: until then an equal request is refused (D68).

/** A request as its tab notes it: what was asked, without secrets. */
export type Intent = {
  /** Request id. */
  id: string
  /** Hash of account and request. */
  key: string
  path: string
  /** The action's Chinese name, `转账`. */
  action: string
  /** The list that shows it after success (`Trace` of the contract). */
  trace: string
  /** Without passwords. */
  input: Record<string, unknown>
  /** What the form showed about it. */
  facts: [label: string, text: string][]
  /** Amount in the records, where it differs from the input's. */
  listedAs?: string | undefined
  /** Main account, exact text, CNY, just before it was sent; left out where it wasn't certain. */
  balances?: { main: string } | undefined
  /** Chain of the payout account of a withdrawal, `''` for CNY. */
  chain?: string | undefined
  /** When it was first sent. */
  at: number
  /** When it was last sent. */
  lastAt?: number
  /** How far `at` may be off (ms): `clockDoubt` when it was taken. */
  doubt?: number
  /** As on the device, for when that could not note it. */
  checkedAt: number
  /** The member has checked by himself: it is not told again by itself. */
  isAcknowledged: boolean
  /** Its answer was lost, or its page has gone. */
  isLost: boolean
  /** Its answer has come, but has not been seen yet. */
  isAnswered?: boolean
  /** Its dialog was closed on this page before it could free it. */
  isPutOff?: boolean
  /** What the server answered, if that didn't tell how it ended. */
  vague?: VagueAnswer | undefined
}

/** This tab's requests, oldest first; `shown` is the one in the unknown-outcome dialog, or null. */
export const intents = proxy<{ list: Intent[]; shown: Intent | null }>({ list: [], shown: null })

/** This page's requests that have succeeded. */
let done: Intent[] = []

/** Whether a request of this tab is on its way: its answer would be lost with the page. */
export const isMoneyUnderWay = (): boolean =>
  intents.list.some(({ isLost, isAnswered }) => !isLost && !isAnswered)

/** A money request of this device; `asked` where this page knows what it was. */
export type KnownRequest = DeviceRequest & { asked: Intent | undefined }

/** The device's open and lately successful requests, with those of this tab that it could not note. */
export function knownRequests(): KnownRequest[] {
  const mine = [...done, ...intents.list]
  const noted = deviceRequests()
  const others = mine.filter(({ id }) => noted.every((one) => one.id !== id))
  return [...noted, ...others.map((one) => ({ ...one, isDone: false }))].map((one) => {
    const asked = mine.find(({ id }) => id === one.id)
    return { ...one, isDone: one.isDone || asked?.isAnswered === true, asked }
  })
}

/** An equal request from any tab whose outcome is unknown, or known and not yet seen in another tab. */
export const openRequest = (key: string): KnownRequest | undefined =>
  knownRequests().find((one) => one.key === key && !one.isDone)

/** How many equal requests have succeeded since `time`. */
export const sentSince = (key: string, time: number): number =>
  knownRequests().filter((sent) => sent.key === key && sent.at >= time && sent.isDone).length

function keep(list: Intent[]): void {
  intents.list = list
  if (list.length > 0) perTab.set(UNDER_WAY, JSON.stringify(list))
  else perTab.remove(UNDER_WAY)
}

const without = ({ id }: Pick<Intent, 'id'>): Intent[] => intents.list.filter((intent) => intent.id !== id)

const change = (id: string, part: Partial<Intent>): void =>
  keep(intents.list.map((intent) => (intent.id === id ? { ...intent, ...part } : intent)))

/** Shows the newest lost request that this page has not told, unless one is shown. */
function tellNext(): void {
  intents.shown ??=
    intents.list.findLast(({ isLost, isAcknowledged, isPutOff }) => isLost && !isAcknowledged && !isPutOff) ??
    null
}

const NEW = { checkedAt: 0, isAcknowledged: false, isLost: false, isAnswered: false, isPutOff: false }

/** Adds what another page or session has lost, and tells it. */
function add(lost: Intent[]): void {
  if (lost.length === 0) return
  keep([
    ...lost.map((one) => ({ ...one, isLost: true, isAnswered: false, isPutOff: false })),
    ...intents.list,
  ])
  tellNext()
}

/** Notes a money request in this tab and on the device, before it is sent; again under its first id for a repeat. */
export function beginIntent(intent: Omit<Intent, keyof typeof NEW>): void {
  noteSending(intent.id)
  noteOnDevice({ ...intent, checkedAt: 0 })
  keep([...without(intent), { ...NEW, ...intent }])
}

/** The answer of a request has come; `settleIntent` follows when it has been seen. */
export const answerIntent = ({ id }: Pick<Intent, 'id'>): void => change(id, { isAnswered: true })

/** Removes a request whose outcome is known and has been seen, or which had no effect. */
export function settleIntent({ id }: Pick<Intent, 'id'>, { isDone = false } = {}): void {
  const checkedAt = serverNow()
  if (isDone) {
    changeOnDevice(id, { isDone, checkedAt })
    const mine = intents.list.filter((intent) => intent.id === id)
    done.push(...mine.map((one) => ({ ...one, checkedAt, isAnswered: true })))
  } else forgetOnDevice(id)
  keep(without({ id }))
}

/** Restores a request whose repeat had no effect: its outcome is still unknown, without another dialog. */
export function reopenIntent(sent: DeviceRequest): void {
  noteOnDevice(sent)
  change(sent.id, { checkedAt: sent.checkedAt, isLost: true, isPutOff: true })
}

/** Marks a request as lost, or `vague`ly answered, and shows it; equal requests are refused until it was checked. */
export function loseIntent({ id }: Pick<Intent, 'id'>, vague?: VagueAnswer): void {
  change(id, { isLost: true, vague, isPutOff: false })
  tellNext()
}

/** Shows the unknown-outcome dialog for a request, in front of any other. */
export const tellUnknown = (intent: Intent): void => void (intents.shown = intent)

/** Closes the dialog and shows the next lost request. Equal requests stay refused unless it has freed them. */
export function closeUnknown(): void {
  if (intents.shown) change(intents.shown.id, { isPutOff: true })
  intents.shown = null
  tellNext()
}

/**
 * The member was told that a check did not find the request, or has checked by himself (`isAcknowledged`, which is not told
 * again): it may be sent again under its id.
 */
export function checkIntent({ id }: Pick<Intent, 'id'>, { isAcknowledged = false } = {}): void {
  const checkedAt = serverNow()
  changeOnDevice(id, { checkedAt })
  change(id, { checkedAt, isAcknowledged })
}

const isIntent = (value: unknown): value is Intent => {
  const { id, key, path, action, trace, input, facts, at } = (value ?? {}) as Record<string, unknown>
  const isText = [id, key, path, action, trace].every((text) => typeof text === 'string')
  return isText && typeof at === 'number' && isObject(input) && Array.isArray(facts)
}

/** Restores requests of the tab's previous page as lost; leaves this page's own alone, and those told in another tab. */
export function restoreIntents(): void {
  const known = [...intents.list, ...deviceRequests().filter(({ isDone }) => isDone)].map(({ id }) => id)
  const lost = listIn(perTab.get(UNDER_WAY))
    .filter(isIntent)
    .filter(({ id, at }) => !known.includes(id) && Math.abs(serverNow() - at) < OPEN_FOR)
  add(lost.map((intent) => ({ ...NEW, ...intent })))
}

/** Open requests of the last session, in memory, for when the same account logs in again. */
let leftOpen: Intent[] = []

/** Shows what the account's last session left open in this tab. */
export function resumeIntents(isOf: (request: Pick<Intent, 'key'>) => boolean): void {
  const mine = leftOpen.filter(isOf)
  leftOpen = []
  add(mine)
}

/** Forgets all requests at an explicit logout; the device still has their hashes. */
export const forgetIntents = (): void => void (leftOpen = [])

onSessionEnd(() => {
  leftOpen = intents.list
  Object.assign(intents, { list: [], shown: null })
  done = []
})
