import { lengthsInWords, readPasswordLengths } from './passwordLengths'

const DEFAULT = { least: 8, most: 50 }
const lengths = readPasswordLengths('VITE_LOGIN_PASSWORD', import.meta.env?.VITE_LOGIN_PASSWORD, DEFAULT)
const isDefault = lengths === DEFAULT

/**
 * What a login password is in this build: 8 to 50 characters (spec 1 §5), or as many as `VITE_LOGIN_PASSWORD` says.
 * Servers refuse others, at login too.
 */
export const loginPassword = {
  ...lengths,
  /** What the form of a change asks of it at least: 6, though the hint says 8 (spec 2 §9), unless the build says more. */
  leastAtChange: isDefault ? 6 : lengths.least,
  /** How it is told: no most is named unless the build does. */
  words: isDefault ? `至少${lengths.least}位` : lengthsInWords(lengths),
} as const
