import { hours, minutes } from '@/lib/durations'
import { local } from '@/lib/safeStorage'
import { KEPT_AT_LOGOUT } from './session'

/**
 * A money request of this device whose outcome is unknown in some tab, or that has just succeeded (D72). It outlives logout, so
 * it holds only a hash (`key`). `at` is when it was first sent, `checkedAt` when a check didn't find it (0 before any check);
 * ms since 1970.
 */
export type SentRequest = { key: string; id: string; at: number; checkedAt: number; isDone: boolean }

/** How long an unknown outcome is remembered. */
export const OPEN_FOR = hours(24)
/** How long a success is remembered, to tell an equal request right after it apart. */
const DONE_FOR = minutes(10)

const isSent = (value: unknown): value is SentRequest => {
  const { key, id, at, checkedAt, isDone } = (value ?? {}) as Record<string, unknown>
  const isText = typeof key === 'string' && typeof id === 'string'
  return isText && typeof at === 'number' && typeof checkedAt === 'number' && typeof isDone === 'boolean'
}

/** Reads storage each time, since other tabs write too. */
function read(): SentRequest[] {
  try {
    const stored: unknown = JSON.parse(local.get(KEPT_AT_LOGOUT) ?? '[]')
    const now = Date.now()
    return (Array.isArray(stored) ? stored : [])
      .filter(isSent)
      .filter(({ at, isDone }) => Math.abs(now - at) < (isDone ? DONE_FOR : OPEN_FOR))
  } catch {
    return []
  }
}

function write(list: SentRequest[]): void {
  if (list.length > 0) local.set(KEPT_AT_LOGOUT, JSON.stringify(list))
  else local.remove(KEPT_AT_LOGOUT)
}

const change = (id: string, part: Partial<SentRequest>): void =>
  write(read().map((sent) => (sent.id === id ? { ...sent, ...part } : sent)))

/** An equal request from any tab whose outcome is unknown. */
export const openRequest = (key: string): SentRequest | undefined =>
  read().find((sent) => sent.key === key && !sent.isDone)

/** Whether any request of this device is pending, or lost and not looked up. */
export const hasUncheckedRequest = (): boolean => read().some((sent) => !sent.isDone && sent.checkedAt === 0)

/** How many equal requests have succeeded since `time`. */
export const sentSince = (key: string, time: number): number =>
  read().filter((sent) => sent.key === key && sent.isDone && sent.at >= time).length

/** Records a request that is about to be sent, again under its first id for a repeat. */
export const noteSent = ({ key, id, at }: Pick<SentRequest, 'key' | 'id' | 'at'>): void =>
  write([...read().filter((sent) => sent.id !== id), { key, id, at, checkedAt: 0, isDone: false }])

/** Restores a request's record after a repeat that was never sent. */
export const restoreSent = (sent: SentRequest): void =>
  write([...read().filter(({ id }) => id !== sent.id), sent])

/** Records that a check didn't find the request. */
export const markChecked = (id: string): void => change(id, { checkedAt: Date.now() })

/** Records that the request succeeded. */
export const markDone = (id: string): void => change(id, { isDone: true })

/** Forgets a request that failed for good. */
export const forgetSent = (id: string): void => write(read().filter((sent) => sent.id !== id))
