import { hours, minutes } from '@/lib/durations'
import { local } from '@/lib/safeStorage'
import { KEPT_AT_LOGOUT } from './session'

/**
 * A money request of this device whose outcome some tab does not know, or that has just succeeded (D72). It outlives
 * logout and holds no name and no figure: `key` is a hash of both. `at` is when it was first sent, `checkedAt` when
 * somebody looked for it in vain (0: nobody yet); ms since 1970.
 */
export type SentRequest = { key: string; id: string; at: number; checkedAt: number; isDone: boolean }

/** How long an unknown outcome is remembered. */
export const OPEN_FOR = hours(24)
/** How long a success is remembered, so that an equal request right after it can be told from it. */
const DONE_FOR = minutes(10)

const isSent = (value: unknown): value is SentRequest => {
  const { key, id, at, checkedAt, isDone } = (value ?? {}) as Record<string, unknown>
  const isText = typeof key === 'string' && typeof id === 'string'
  return isText && typeof at === 'number' && typeof checkedAt === 'number' && typeof isDone === 'boolean'
}

/** Reads storage each time: another tab may have written. */
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

/** The same request, sent before from whichever tab, while its outcome is unknown. */
export const openRequest = (key: string): SentRequest | undefined =>
  read().find((sent) => sent.key === key && !sent.isDone)

/** How many equal requests have succeeded since `time`. */
export const sentSince = (key: string, time: number): number =>
  read().filter((sent) => sent.key === key && sent.isDone && sent.at >= time).length

/** A request goes out, for the first time or again under the same id. */
export const noteSent = ({ key, id, at }: Pick<SentRequest, 'key' | 'id' | 'at'>): void =>
  write([...read().filter((sent) => sent.id !== id), { key, id, at, checkedAt: 0, isDone: false }])

/** Writes a request down again as it was: its repeat never went out. */
export const restoreSent = (sent: SentRequest): void =>
  write([...read().filter(({ id }) => id !== sent.id), sent])

/** It was looked for in the right place, and is not there. */
export const markChecked = (id: string): void => change(id, { checkedAt: Date.now() })

/** It has happened. */
export const markDone = (id: string): void => change(id, { isDone: true })

/** It has not happened, and will not. */
export const forgetSent = (id: string): void => write(read().filter((sent) => sent.id !== id))
