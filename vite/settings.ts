import type { Plugin } from 'vite'
import { readPasswordLengths } from '../src/contract/values/passwordLengths.ts'
import { readPaytypes } from '../src/contract/values/paytypes.ts'
import { likeness, nearest } from './nearest.ts'

type Env = Record<string, string | undefined>

/** A refusal: our files say nothing to an operator. */
export function plainError(message: string): Error {
  const error = new Error(message)
  error.stack = message
  return error
}

/** Reads settings, or ends the process with the sentence of a refusal, around which Vite would put its own and a stack. */
export function orStop<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    const { message, stack } = error as Error
    if (stack !== message) throw error
    console.error(message)
    process.exit(1)
  }
}

/** The server's lines as `VITE_API_BASE` names them. */
export const linesOf = (setting = ''): string[] => setting.split(',').flatMap((line) => line.trim() || [])

/** Of another machine by https only: tokens and passwords go there. */
const isSafe = (value: string) =>
  /^https:\/\/|^http:\/\/(127\.0\.0\.1|localhost)(?![\w.-])/.test(value) && URL.canParse(value)
const isLine = (line: string) =>
  line === '/' || (isSafe(line) && !/[?#@]/.test(line) && !/\/api(\/app)?\/*$/i.test(line))
const isLines = (value: string) => {
  const lines = linesOf(value)
  return lines.length > 0 && lines.length === new Set(lines).size && lines.every(isLine)
}
const isReceiver = (value: string) =>
  isSafe(value) || (/^\/(?!\/)/.test(value) && URL.canParse(value, 'https://portal.example'))

/** By setting: whether a value is fine, and what to do about one that isn't. */
const CHECKS: Record<string, [isFine: (value: string) => boolean, hint: string]> = {
  VITE_API_BASE: [
    isLines,
    'write https addresses, each once, separated by commas, without the /api that all calls begin with; / is the site’s own origin',
  ],
  VITE_BASE: [
    (value) => /^\/([\w~-][\w.~-]*\/)*$/.test(value),
    'write the folder with a slash at both ends, like /portal/',
  ],
  VITE_REPORT_URL: [isReceiver, 'write an https address, or a path of the site'],
  // Replaced by brands, which need more than a name.
  VITE_APP_NAME: [() => false, 'the name now stands in the brand.json of VITE_BRAND, see docs/operating.md'],
  VITE_REQUEST_ID: [(value) => value === 'always', 'only "always" is known'],
  VITE_WAGERING: [(value) => value === 'remaining', 'only "remaining" is known'],
  VITE_SOURCE_MAPS: [(value) => value === 'hidden', 'only "hidden" is known'],
}
const PASSWORDS = ['VITE_PAYMENT_PASSWORD', 'VITE_LOGIN_PASSWORD']
/** All settings of docs/operating.md, and those that are told of. */
export const SETTINGS = new Set([
  ...Object.keys(CHECKS),
  ...PASSWORDS,
  'VITE_BRAND',
  'VITE_PAYOUT_ACCOUNT_NAME',
  'VITE_DEPOSIT_CHANNELS',
])

const complaints = (read: () => unknown): string[] => {
  try {
    read()
    return []
  } catch (error) {
    return [(error as Error).message]
  }
}

/** Variables that were meant as settings: all of Vite's prefix, and those that nearly have a setting's name. */
const unknownIn = (env: Env) =>
  Object.keys(env).filter(
    (name) =>
      !SETTINGS.has(name) &&
      (/^VITE_/i.test(name) || (/^_*v/i.test(name) && likeness(name, nearest(name, SETTINGS)) > 0.7)) &&
      // Vite's own, of a NODE_ENV in an .env file.
      name !== 'VITE_USER_NODE_ENV',
  )

/** Throws an error with a sentence for each invalid setting, and for each variable that is none. */
export function checkSettings(env: Env): void {
  const problems = [
    ...unknownIn(env).map(
      (name) => `${name} is no setting of docs/operating.md; the nearest is ${nearest(name, SETTINGS)}`,
    ),
    ...Object.entries(CHECKS).flatMap(([name, [isFine, hint]]) => {
      const value = env[name]
      return value && !isFine(value) ? [`${name}=${value}: ${hint}`] : []
    }),
    ...complaints(() => readPaytypes(env.VITE_DEPOSIT_CHANNELS)),
    ...PASSWORDS.flatMap((name) =>
      complaints(() => readPasswordLengths(name, env[name], { least: 1, most: 1 })),
    ),
  ]
  if (problems.length > 0) throw plainError(problems.join('\n'))
}

/** What the end of a build says of settings that it takes. */
export const noticesOf = ({ VITE_REPORT_URL: address = '' }: Env): string[] =>
  /report|track|analytic/i.test(address)
    ? [`VITE_REPORT_URL=${address}: content filters cut addresses that say report, track or analytics`]
    : []

/** Stops at settings of .env files, which only Vite would read. */
export function knownSettings(): Plugin {
  return {
    name: 'known-settings',
    configResolved: ({ env }) =>
      orStop(() => {
        const known = new Set([...SETTINGS, ...unknownIn(env)])
        const filed = Object.keys(env).filter((name) => known.has(name) && env[name] !== process.env[name])
        if (filed.length > 0)
          throw plainError(
            `${filed.join(', ')}: set it in the environment. The page’s policy reads no .env file`,
          )
      }),
  }
}
