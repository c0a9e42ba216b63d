import { local } from '@/lib/safeStorage'

const KEY = 'portal:rememberedAccount'

/** The account name kept on this device; `''` when the last person wanted none kept, null when nobody said so (D10). */
export function rememberedAccount(): string | null {
  const kept = local.get(KEY)
  // What cannot be an account was not written here.
  return kept !== null && /^[\w.@-]{0,32}$/.test(kept) ? kept : null
}

/** Keeps an account name, or with `''` the wish to keep none; never a password (D10). */
export const keepAccount = (name: string): boolean => local.set(KEY, name)
