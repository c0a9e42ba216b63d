import { proxy } from 'valtio'
import { listIn, local } from '@/lib/safeStorage'
import { onSessionEnd } from './session'

const KEY = 'portal:dismissed'
type What = 'redPacketButton' | 'welcomeModal'

const read = (): What[] =>
  listIn(local.get(KEY)).filter((item) => item === 'redPacketButton' || item === 'welcomeModal')

/** What the player has closed for good; cleared at logout. */
export const dismissals = proxy<{ list: What[] }>({ list: read() })

/** Remembers in this browser that this was closed. */
export function dismiss(what: What): void {
  if (dismissals.list.includes(what)) return
  dismissals.list.push(what)
  local.set(KEY, JSON.stringify(dismissals.list))
}

onSessionEnd(() => void (dismissals.list = []))
