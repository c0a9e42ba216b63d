import { proxy } from 'valtio'
import { local } from '@/lib/safeStorage'
import { onSessionEnd } from './session'

const COUNT = 'messageNum'

/** A count or an id of storage; 0 for anything else. */
export const readNumber = (key: string): number => {
  const number = Number(local.get(key))
  return Number.isSafeInteger(number) && number > 0 ? number : 0
}

/** Inbox messages newer than the last one seen (D52); 0 for visitors. */
export const unread = proxy({ count: readNumber(COUNT) })

/** So many are new. */
export function setUnread(count: number): void {
  unread.count = count
  local.set(COUNT, String(count))
}

onSessionEnd(() => void (unread.count = 0))
