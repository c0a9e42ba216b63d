import { local } from '@/lib/safeStorage'

const KEY = 'portal:rememberedAccount'

/** The account name kept on this device; `''` when the last person wanted none kept, null when nobody said so (D10). */
export const rememberedAccount = (): string | null => local.get(KEY)

/** Keeps an account name, or with `''` the wish to keep none; never a password (D10). */
export const keepAccount = (name: string): void => local.set(KEY, name)
