import { proxy } from 'valtio'
import { local } from '@/lib/safeStorage'

const KEY = 'portal:searchKey'

/** Whether `/` opens the search. Single keys must have a switch, since speech input may press them (WCAG 2.1.4). */
export const searchKey = proxy({ isOn: local.get(KEY) !== 'off' })

/** Switches the key `/` on or off in this browser. */
export function setSearchKey(isOn: boolean): void {
  searchKey.isOn = isOn
  if (isOn) local.remove(KEY)
  else local.set(KEY, 'off')
}
