import { proxy } from 'valtio'
import { local } from '@/lib/safeStorage'
import { onSessionEnd } from './session'

const COUNT = 'messageNum'

/** A stored count or id; 0 when invalid. */
export const readNumber = (key: string): number => {
  const number = Number(local.get(key))
  return Number.isSafeInteger(number) && number > 0 ? number : 0
}

/** Number of inbox messages newer than the last one seen; 0 for visitors. */
export const unread = proxy({ count: readNumber(COUNT) })

/** Sets and stores the number of new messages. */
export function setUnread(count: number): void {
  unread.count = count
  local.set(COUNT, String(count))
}

onSessionEnd(() => void (unread.count = 0))
