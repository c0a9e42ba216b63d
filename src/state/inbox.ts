import { local } from '@/lib/safeStorage'
import { onSessionEnd } from './session'
import { readNumber, setUnread } from './unread'

const LAST = 'portal:lastMessage'

/** Highest id of a seen message. */
export const lastSeenMessage = (): number => readNumber(LAST)

/** Ids of the newest messages, as last fetched. */
let newest: readonly (number | string)[] = []

/** Counts the new messages among the newest ones, which must reach down to a seen one. */
export function noteInbox(ids: readonly (number | string)[]): void {
  newest = ids
  const last = lastSeenMessage()
  setUnread(ids.filter((id) => Number(id) > last).length)
}

/** Marks shown messages and all older ones as seen. */
export function markInboxRead(ids: readonly (number | string)[]): void {
  local.set(LAST, String(Math.max(lastSeenMessage(), ...ids.map(Number))))
  noteInbox(newest)
}

/** 全部已读: marks the newest known message as seen, on any page. */
export const markAllRead = (): void => markInboxRead(newest)

onSessionEnd(() => void (newest = []))
