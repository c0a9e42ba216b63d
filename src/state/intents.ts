import { proxy } from 'valtio'
import { minutes, seconds } from '@/lib/durations'
import { perTab } from '@/lib/safeStorage'
import {
  forgetSent,
  markChecked,
  markDone,
  noteSent,
  OPEN_FOR,
  restoreSent,
  sentSince,
  type SentRequest,
} from './sentRequests'
import { onSessionEnd, UNDER_WAY } from './session'

/** Main account and venue, exact texts, CNY. */
export type Balances = { main: string; venue?: string | undefined }

/** A money request of this tab with an unknown outcome: what was asked, without secrets. Times are ms since 1970. */
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
  /** Balances just before it was sent: main account and venue, exact; left out where they weren't certain. */
  balances?: Balances | undefined
  /** Chain of the payout account of a withdrawal, `''` for CNY. */
  chain?: string | undefined
  /** When it was first sent, by the device's clock. */
  at: number
  /** The same moment by the server's clock. */
  serverAt: number
  /** When it was last sent, by the server's clock. */
  lastAt?: number
  /** How far `serverAt` may be off (ms): `clockDoubt` when it was taken. */
  doubt?: number
  /** Number of equal requests that succeeded shortly before: as many equal rows aren't this one. */
  before: number
  isLost: boolean
}

/** Name of the lock for the device's one running money request (D24). */
export const MONEY_LOCK = 'portal:money'

/** This tab's requests; `shown` is the one in the unknown-outcome dialog, or null. */
export const intents = proxy<{ list: Intent[]; shown: Intent | null }>({ list: [], shown: null })

/**
 * Earliest time (ms) of record rows that may belong to a request sent at `time`: two minutes earlier, since clocks differ, in
 * whole seconds.
 */
export const nearbySince = (time: number): number => Math.floor((time - minutes(2)) / seconds(1)) * seconds(1)

function keep(list: Intent[]): void {
  intents.list = list
  if (list.length > 0) perTab.set(UNDER_WAY, JSON.stringify(list))
  else perTab.remove(UNDER_WAY)
}

const without = ({ id }: Pick<Intent, 'id'>): Intent[] => intents.list.filter((intent) => intent.id !== id)

/** Records a money request in this tab and for the whole device, before it is sent. */
export function beginIntent(intent: Omit<Intent, 'before' | 'isLost'>): void {
  // Restoring runs late: don't overwrite what the previous page left.
  restoreIntents()
  const before = sentSince(intent.key, nearbySince(intent.at))
  noteSent(intent)
  keep([...without(intent), { ...intent, before, isLost: false }])
}

/** Removes a request whose outcome is known. */
export function settleIntent(intent: Pick<Intent, 'id'>, { isDone = false } = {}): void {
  if (isDone) markDone(intent.id)
  else forgetSent(intent.id)
  keep(without(intent))
  if (intents.shown?.id === intent.id) intents.shown = null
}

/** Restores a request whose repeat had no effect: its outcome is still unknown, without another dialog. */
export function reopenIntent(sent: SentRequest): void {
  restoreSent(sent)
  keep(intents.list.map((intent) => (intent.id === sent.id ? { ...intent, isLost: true } : intent)))
}

/** Marks a request as lost and shows it; equal requests are refused until it was checked. */
export function loseIntent({ id }: Pick<Intent, 'id'>): void {
  keep(intents.list.map((intent) => (intent.id === id ? { ...intent, isLost: true } : intent)))
  const lost = intents.list.find((intent) => intent.id === id)
  if (lost) tellUnknown(lost)
}

/** Shows the unknown-outcome dialog for a request. */
export const tellUnknown = (intent: Intent): void => void (intents.shown = intent)

/** Closes the dialog; equal requests stay refused until a check. */
export const closeUnknown = (): void => void (intents.shown = null)

/** Records that a check didn't find the request: it may be sent again under its id. */
export const checkIntent = ({ id }: Pick<Intent, 'id'>): void => markChecked(id)

/** Records that the request succeeded after all: the next equal one is a new request. */
export const findIntent = ({ id }: Pick<Intent, 'id'>): void => {
  markDone(id)
  keep(intents.list.filter((intent) => intent.id !== id))
}

const isIntent = (value: unknown): value is Intent => {
  const { id, key, path, action, trace, input, facts, at, serverAt, before } = (value ?? {}) as Record<
    string,
    unknown
  >
  const isText = [id, key, path, action, trace].every((text) => typeof text === 'string')
  const isNumber = [at, serverAt, before].every((number) => typeof number === 'number')
  return isText && isNumber && typeof input === 'object' && input !== null && Array.isArray(facts)
}

/** Restores requests of the tab's previous page as lost; leaves this page's own alone. */
export function restoreIntents(): void {
  try {
    const known = new Set(intents.list.map(({ id }) => id))
    const stored: unknown = JSON.parse(perTab.get(UNDER_WAY) ?? '[]')
    const lost = (Array.isArray(stored) ? stored : [])
      .filter(isIntent)
      .filter(({ id, at }) => !known.has(id) && Math.abs(Date.now() - at) < OPEN_FOR)
      .map((intent) => ({ ...intent, isLost: true }))
    if (lost.length === 0) return
    keep([...lost, ...intents.list])
    if (lost[0]) tellUnknown(lost[0])
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
  if (mine[0]) tellUnknown(mine[0])
}

/** Forgets all requests at an explicit logout; the device still has their hashes. */
export const forgetIntents = (): void => void (leftOpen = [])

onSessionEnd(() => {
  leftOpen = intents.list.map((intent) => ({ ...intent, isLost: true }))
  Object.assign(intents, { list: [], shown: null })
})
