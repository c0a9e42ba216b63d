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

function checkWatching(setting: (name: string) => string | undefined): void {
  const oneOf = (name: string, isFine: (value: string) => boolean, hint: string) => {
    const value = setting(name)
    if (value && !isFine(value)) throw new Error(`${name}=${value}: ${hint}`)
  }
  const isAddress = (value: string) =>
    /^\/(?!\/)|^https:\/\/|^http:\/\/(127\.0\.0\.1|localhost)[:/]/.test(value) &&
    URL.canParse(value, 'https://portal.example')
  oneOf('VITE_REPORT_URL', isAddress, 'write an https address, or a path of the site')
  oneOf('VITE_REPORT_SAMPLE', (value) => Number(value) > 0 && Number(value) <= 1, 'write a share like 0.1')
  // Replaced by brands, which need more than a name.
  oneOf(
    'VITE_APP_NAME',
    () => false,
    'the name now stands in the brand.json of VITE_BRAND, see docs/operating.md',
  )
  oneOf('VITE_REQUEST_ID', (value) => value === 'always', 'only "always" is known')
  oneOf('VITE_SOURCE_MAPS', (value) => value === 'hidden', 'only "hidden" is known')
}

/** Stops a build or dev server with invalid settings. */
export function checkedSettings(): Plugin {
  return {
    name: 'checked-settings',
    configResolved({ env }) {
      const setting = (name: string) => env[name] as string | undefined
      checkWatching(setting)
      readPaytypes(setting('VITE_DEPOSIT_CHANNELS'))
      for (const name of ['VITE_PAYMENT_PASSWORD', 'VITE_LOGIN_PASSWORD'])
        readPasswordLengths(name, setting(name), { least: 1, most: 1 })
    },
  }
}
