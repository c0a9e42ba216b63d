import { useSyncExternalStore } from 'react'
import { useLocation } from 'wouter'
import { local } from '@/lib/safeStorage'

const KEY = 'messageNum'

const subscribe = (changed: () => void) => {
  addEventListener('storage', changed)
  return () => removeEventListener('storage', changed)
}

const read = (): number => {
  const count = Number(local.get(KEY))
  return Number.isInteger(count) && count > 0 ? count : 0
}

/** Unread inbox messages as the message centre left them in storage (D52); looked up again after every move. */
export function useUnread(): number {
  useLocation()
  return useSyncExternalStore(subscribe, read)
}
