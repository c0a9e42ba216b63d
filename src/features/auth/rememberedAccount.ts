import { local } from '@/lib/safeStorage'

const KEY = 'portal:rememberedAccount'

/** The account name stored on this device; `''` if the user opted out, null if they never chose. */
export function rememberedAccount(): string | null {
  const kept = local.get(KEY)
  // Ignore anything that can't be an account name.
  return kept !== null && /^[\w.@-]{0,32}$/.test(kept) ? kept : null
}

/** Stores an account name, or `''` to opt out; never a password. */
export const keepAccount = (name: string): boolean => local.set(KEY, name)
