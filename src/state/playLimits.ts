import { proxy } from 'valtio'
import * as z from 'zod/mini'
import { hashOf } from '@/lib/hashOf'
import { local } from '@/lib/safeStorage'
import { markOf, PLAY_LIMITS } from './session'
import { toast } from './toasts'

/** What a player may limit, per Beijing day and week. */
export const RULES = ['depositDay', 'depositWeek', 'lossDay', 'lossWeek'] as const
export type RuleName = (typeof RULES)[number]

/** Minutes between two reminders. */
export const REMINDERS = [15, 30, 60] as const

/**
 * An amount as typed forms accept it; null means no limit. `z.custom`, because a first visit loads only the parts of zod that its
 * calls use.
 */
const sum = z.custom<string | null>(
  (value) => value === null || (typeof value === 'string' && /^(0|[1-9]\d{0,8})(\.\d{1,2})?$/.test(value)),
)
/** The limit in force, and a higher one that applies from a moment (ms) on. */
const rule = z.object({ sum, next: z.optional(z.object({ sum, from: z.number() })) })
const own = z.object({
  rules: z.object({ depositDay: rule, depositWeek: rule, lossDay: rule, lossWeek: rule }),
  /** End of the pause, ms since 1970 by the server's clock; 0 without one. */
  pausedUntil: z.number(),
  remindEvery: z.custom<(typeof REMINDERS)[number]>((value) =>
    REMINDERS.some((minutes) => minutes === value),
  ),
})

export type Rule = z.output<typeof rule>
/** One account's limits, pause and reminder. */
export type OwnLimits = z.output<typeof own>

const NONE: Rule = { sum: null }
const DEFAULTS: OwnLimits = {
  rules: { depositDay: NONE, depositWeek: NONE, lossDay: NONE, lossWeek: NONE },
  pausedUntil: 0,
  remindEvery: 30,
}

type Accounts = Readonly<Record<string, OwnLimits>>

/** Drops invalid accounts one by one. */
function read(): Accounts {
  try {
    const stored: unknown = JSON.parse(local.get(PLAY_LIMITS) ?? '{}')
    const parsed = Object.entries(stored ?? {}).map(([key, value]) => [key, z.safeParse(own, value)] as const)
    return Object.fromEntries(parsed.flatMap(([key, { data }]) => (data ? [[key, data]] : [])))
  } catch {
    return {}
  }
}

/** The limits of this device's accounts by `accountKey`; logout keeps them. */
export const playLimits = proxy<{ accounts: Accounts }>({ accounts: read() })

const readAgain = (): void => void (playLimits.accounts = read())

/** Follows changes from other tabs; returns an unsubscribe function. */
export function followPlayLimits(): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key === PLAY_LIMITS) readAgain()
  }
  readAgain()
  addEventListener('storage', follow)
  return () => removeEventListener('storage', follow)
}

/** The key of an account: a hash, so that the device doesn't reveal who has played here. */
export async function accountKey(username: string): Promise<string> {
  const name = username.trim().toLowerCase()
  return (await hashOf(`limits ${name}`)) || markOf(name)
}

/** An account's limits; the defaults if it never set any. */
export const limitsAt = (accounts: Accounts, key: string): OwnLimits => accounts[key] ?? DEFAULTS

/** An account's limits, freshly read from storage. */
export async function limitsOfAccount(username: string): Promise<OwnLimits> {
  const key = await accountKey(username)
  readAgain()
  return limitsAt(playLimits.accounts, key)
}

/** Whether any account on this device has set something. */
export const hasPlayLimits = (): boolean => local.get(PLAY_LIMITS) !== null

/**
 * Changes an account's limits. False, with a message, when the browser refused to store them: then they last as long as the
 * page.
 */
export function changeLimits(key: string, change: (own: OwnLimits) => Partial<OwnLimits>): boolean {
  // Another tab may have written in the meantime.
  const accounts = read()
  const before = limitsAt(accounts, key)
  const after = { ...before, ...change(before) }
  playLimits.accounts = { ...accounts, [key]: after }
  const isKept = local.set(PLAY_LIMITS, JSON.stringify(playLimits.accounts))
  if (!isKept) toast.warning('浏览器无法保存设置，关闭本页后失效')
  return isKept
}
