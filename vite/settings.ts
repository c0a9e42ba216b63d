import type { Plugin } from 'vite'
import { readPasswordLengths } from '../src/contract/values/passwordLengths.ts'
import { readPaytypes } from '../src/contract/values/paytypes.ts'

/** The folder of the site on its host, `/` or `/portal/`, from `VITE_BASE`. Throws for anything else. */
export function baseOf(setting: string | undefined): string {
  const base = setting || '/'
  if (!/^\/([\w~-][\w.~-]*\/)*$/.test(base))
    throw new Error(`VITE_BASE=${base}: write the folder with a slash at both ends, like /portal/`)
  return base
}

const isAddress = (value: string) =>
  /^\/(?!\/)|^https:\/\/|^http:\/\/(127\.0\.0\.1|localhost)[:/]/.test(value) &&
  URL.canParse(value, 'https://portal.example')

/** By setting: whether a value is fine, and what to do about one that isn't. */
const CHECKS: Record<string, [isFine: (value: string) => boolean, hint: string]> = {
  VITE_REPORT_URL: [isAddress, 'write an https address, or a path of the site'],
  VITE_REPORT_SAMPLE: [(value) => Number(value) > 0 && Number(value) <= 1, 'write a share like 0.1'],
  // Replaced by brands, which need more than a name.
  VITE_APP_NAME: [() => false, 'the name now stands in the brand.json of VITE_BRAND, see docs/operating.md'],
  VITE_REQUEST_ID: [(value) => value === 'always', 'only "always" is known'],
  VITE_WAGERING: [(value) => value === 'remaining', 'only "remaining" is known'],
  VITE_SOURCE_MAPS: [(value) => value === 'hidden', 'only "hidden" is known'],
}

/** Stops a build or dev server with invalid settings. */
export function checkedSettings(): Plugin {
  return {
    name: 'checked-settings',
    configResolved({ env }: { env: Record<string, string | undefined> }) {
      for (const [name, [isFine, hint]] of Object.entries(CHECKS)) {
        const value = env[name]
        if (value && !isFine(value)) throw new Error(`${name}=${value}: ${hint}`)
      }
      readPaytypes(env.VITE_DEPOSIT_CHANNELS)
      for (const name of ['VITE_PAYMENT_PASSWORD', 'VITE_LOGIN_PASSWORD'])
        readPasswordLengths(name, env[name], { least: 1, most: 1 })
    },
  }
}
