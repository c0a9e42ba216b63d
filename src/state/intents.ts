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

/**
 * A money request of this tab whose outcome is not known yet: what was asked, without secrets, for the member to read and
 * for the portal to look up. Times are ms since 1970.
 */
export type Intent = {
  /** Its request id. */
  id: string
  /** Names account and request, see `SentRequest`. */
  key: string
  /** Path of the call. */
  path: string
  /** What members call it, `转账`. */
  action: string
  /** The list in which it shows once it has happened (`Trace` of the contract). */
  trace: string
  /** What was asked, without passwords. */
  input: Record<string, unknown>
  /** What the form showed about it: pairs of a label and a text. */
  facts: [label: string, text: string][]
  /** The amount under which records list it, where that is another than the one asked for. */
  listedAs?: string | undefined
  /** When it was first sent, by this device's clock. */
  at: number
  /** The same moment by the server's clock. */
  serverAt: number
  /** Equal requests that succeeded shortly before: as many equal rows are not this one. */
  before: number
  isLost: boolean
}

/** The lock a tab holds while a money request of its is under way; one at a time on this device (D24). */
export const MONEY_LOCK = 'portal:money'

/** `shown` is the request whose unknown outcome is being told, or null. */
export const intents = proxy<{ list: Intent[]; shown: Intent | null }>({ list: [], shown: null })

/**
 * From when on rows of the records may be those of a request sent at `time` (ms): two minutes earlier, for clocks differ. Whole
 * seconds, as servers write them. Equal requests since then are counted, so that they aren't taken for it.
 */
export const nearbySince = (time: number): number => Math.floor((time - minutes(2)) / seconds(1)) * seconds(1)

function keep(list: Intent[]): void {
  intents.list = list
  if (list.length > 0) perTab.set(UNDER_WAY, JSON.stringify(list))
  else perTab.remove(UNDER_WAY)
}

const without = ({ id }: Pick<Intent, 'id'>): Intent[] => intents.list.filter((intent) => intent.id !== id)

/** Writes a money request down, in this tab and for all tabs of the device, before it goes out. */
export function beginIntent(intent: Omit<Intent, 'before' | 'isLost'>): void {
  // Parts that restore at start are loaded late: nothing may be written over what the page before left.
  restoreIntents()
  const before = sentSince(intent.key, nearbySince(intent.at))
  noteSent(intent)
  keep([...without(intent), { ...intent, before, isLost: false }])
}

/** Its outcome is known. */
export function settleIntent(intent: Pick<Intent, 'id'>, { isDone = false } = {}): void {
  if (isDone) markDone(intent.id)
  else forgetSent(intent.id)
  keep(without(intent))
  if (intents.shown?.id === intent.id) intents.shown = null
}

/** Its repeat had no effect and told nothing about it: its outcome is as unknown as before, and nobody needs to be told again. */
export function reopenIntent(sent: SentRequest): void {
  restoreSent(sent)
  keep(intents.list.map((intent) => (intent.id === sent.id ? { ...intent, isLost: true } : intent)))
}

/** Its answer was lost: tells it; the same request is refused until somebody has looked. */
export function loseIntent({ id }: Pick<Intent, 'id'>): void {
  keep(intents.list.map((intent) => (intent.id === id ? { ...intent, isLost: true } : intent)))
  const lost = intents.list.find((intent) => intent.id === id)
  if (lost) tellUnknown(lost)
}

/** Tells that the outcome of a request is unknown. */
export const tellUnknown = (intent: Intent): void => void (intents.shown = intent)

/** Closes the message; the request stays refused unless it was checked before. */
export const closeUnknown = (): void => void (intents.shown = null)

/** The member, or the portal, has looked at the right place and not found it: it may be sent again, as the same request. */
export const checkIntent = ({ id }: Pick<Intent, 'id'>): void => markChecked(id)

/** It has happened after all: the next equal request is a new one. */
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

/** What was under way when the page before went away is lost; what this page itself has sent is left alone. */
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

/** What the session that just ended left open, in memory only: it is told when the same account logs in again here. */
let leftOpen: Intent[] = []

/** Tells what the last session of this account left open in this tab. */
export function resumeIntents(isOf: (request: Pick<SentRequest, 'key'>) => boolean): void {
  const mine = leftOpen.filter(isOf)
  leftOpen = []
  if (mine.length === 0) return
  keep([...mine, ...intents.list])
  if (mine[0]) tellUnknown(mine[0])
}

/** A member who logs out himself leaves nothing to read behind; the device still knows the request by its hash. */
export const forgetIntents = (): void => void (leftOpen = [])

onSessionEnd(() => {
  leftOpen = intents.list.map((intent) => ({ ...intent, isLost: true }))
  Object.assign(intents, { list: [], shown: null })
})
