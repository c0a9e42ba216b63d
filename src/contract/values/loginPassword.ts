import { lengthsInWords, readPasswordLengths } from './passwordLengths'

const DEFAULT = { least: 8, most: 50 }
const lengths = readPasswordLengths('VITE_LOGIN_PASSWORD', import.meta.env?.VITE_LOGIN_PASSWORD, DEFAULT)
const isDefault = lengths === DEFAULT

/** Lengths of a login password in this build: 8 to 50 characters as specified, or `VITE_LOGIN_PASSWORD`. Servers refuse others. */
export const loginPassword = {
  ...lengths,
  /** Minimum when it is changed: 6, though the hint says 8, unless the build sets its own. */
  leastAtChange: isDefault ? 6 : lengths.least,
  /** In words; names a maximum only when the build sets one. */
  words: isDefault ? `至少${lengths.least}位` : lengthsInWords(lengths),
} as const
