import { proxy } from 'valtio'
import { hours } from '@/lib/durations'
import { perTab } from '@/lib/safeStorage'
import { onSessionEnd, UNDER_WAY } from './session'

/**
 * A money request of this tab whose outcome is not known yet. `key` says what was asked (call and input, never a
 * password); it may be asked again only after the member has looked (faults 2.4).
 */
export type Intent = { id: string; key: string; at: number; isLost: boolean }

const KEPT_FOR = hours(24)

/** `shown` is the key whose unknown outcome is being told, or null. */
export const intents = proxy<{ list: Intent[]; shown: string | null }>({ list: [], shown: null })

function keep(list: Intent[]): void {
  intents.list = list
  if (list.length > 0) perTab.set(UNDER_WAY, JSON.stringify(list))
  else perTab.remove(UNDER_WAY)
}

/** A money request goes out. */
export const noteSent = (id: string, key: string): void =>
  keep([...intents.list, { id, key, at: Date.now(), isLost: false }])
/** Its outcome is known. */
export const settleIntent = (id: string): void => keep(intents.list.filter((intent) => intent.id !== id))

/** Its answer was lost: tell it, and refuse the same request until the member has looked. */
export function loseIntent(id: string): void {
  keep(intents.list.map((intent) => (intent.id === id ? { ...intent, isLost: true } : intent)))
  intents.shown = intents.list.find((intent) => intent.id === id)?.key ?? null
}

/** Whether the same request is refused because its last outcome is unknown; then it is told again. */
export function isBlocked(key: string): boolean {
  // Before anything new is noted over it: the parts that restore at start are loaded late.
  restoreIntents()
  const blocked = intents.list.some((intent) => intent.isLost && intent.key === key)
  if (blocked) intents.shown = key
  return blocked
}

/** Closes the message; `checked` = the member has looked at the records, or says so, and may ask again. */
export function closeUnknown(checked: boolean): void {
  if (checked) keep(intents.list.filter(({ key, isLost }) => !isLost || key !== intents.shown))
  intents.shown = null
}

const isIntent = (value: unknown): value is Intent => {
  const { id, key, at } = (value ?? {}) as Partial<Record<keyof Intent, unknown>>
  return typeof id === 'string' && typeof key === 'string' && typeof at === 'number'
}

/**
 * What was under way when the page before went away is lost; after a day it is forgotten. What this page itself has sent
 * is left alone, however late it is called.
 */
export function restoreIntents(): void {
  try {
    const known = new Set(intents.list.map(({ id }) => id))
    const stored: unknown = JSON.parse(perTab.get(UNDER_WAY) ?? '[]')
    const lost = (Array.isArray(stored) ? stored : [])
      .filter(isIntent)
      .filter(({ id, at }) => !known.has(id) && Math.abs(Date.now() - at) < KEPT_FOR)
      .map((intent) => ({ ...intent, isLost: true }))
    keep([...lost, ...intents.list])
    if (lost[0]) intents.shown = lost[0].key
  } catch {
    perTab.remove(UNDER_WAY)
  }
}

onSessionEnd(() => Object.assign(intents, { list: [], shown: null }))
