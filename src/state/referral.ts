import { local } from '@/lib/safeStorage'

const KEY = 'pid'
const PID = /^[A-Za-z0-9_-]{1,32}$/

/** Stores a referrer id for a later registration; ignores invalid ones. */
export function rememberReferrer(pid: string | null): void {
  if (pid !== null && PID.test(pid)) local.set(KEY, pid)
}

/** The stored referrer id, or null. */
export function referrer(): string | null {
  const pid = local.get(KEY)
  return pid !== null && PID.test(pid) ? pid : null
}
