import { randomId } from '@/lib/randomId'
import { local } from '@/lib/safeStorage'

const KEY = 'portal:device'

/** Value of the hidden device field: a random id, no fingerprint, never sent. */
export function deviceId(): string {
  const kept = local.get(KEY)
  if (kept !== null && /^[0-9a-f]{32}$/.test(kept)) return kept
  const made = randomId()
  local.set(KEY, made)
  return made
}
