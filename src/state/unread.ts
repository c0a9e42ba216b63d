import { proxy } from 'valtio'
import { local } from '@/lib/safeStorage'
import { onSessionEnd } from './session'

const COUNT = 'messageNum'
const LAST = 'portal:lastMessage'

const readNumber = (key: string): number => {
  const number = Number(local.get(key))
  return Number.isSafeInteger(number) && number > 0 ? number : 0
}

/** Inbox messages newer than the last one seen (D52); 0 for visitors. */
export const unread = proxy({ count: readNumber(COUNT) })

/** Highest id of a message that was seen. */
export const lastSeenMessage = (): number => readNumber(LAST)

/** So many are new. */
export function setUnread(count: number): void {
  unread.count = count
  local.set(COUNT, String(count))
}

/** The inbox was opened: these ids are seen, nothing is new (D52). */
export function markInboxRead(ids: readonly number[]): void {
  local.set(LAST, String(Math.max(lastSeenMessage(), ...ids)))
  setUnread(0)
}

onSessionEnd(() => void (unread.count = 0))
