import { local } from '@/lib/safeStorage'
import { onSessionEnd } from './session'
import { readNumber, setUnread } from './unread'

const LAST = 'portal:lastMessage'

/** Highest id of a message that was seen. */
export const lastSeenMessage = (): number => readNumber(LAST)

/** Ids of the newest messages, as last read. */
let newest: readonly number[] = []

/** These are the newest messages, at least down to one that was seen: those above the last one seen are new (D52). */
export function noteInbox(ids: readonly number[]): void {
  newest = ids
  const last = lastSeenMessage()
  setUnread(ids.filter((id) => id > last).length)
}

/** These messages were shown: they and all older ones are seen (D52). */
export function markInboxRead(ids: readonly number[]): void {
  local.set(LAST, String(Math.max(lastSeenMessage(), ...ids)))
  noteInbox(newest)
}

/** 全部已读: the newest message known is seen, on whichever page it stands. */
export const markAllRead = (): void => markInboxRead(newest)

onSessionEnd(() => void (newest = []))
