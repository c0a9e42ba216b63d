import type { Plugin } from 'vite'
import { readPasswordLengths } from '../src/contract/passwordLengths.ts'
import { readPaytypes } from '../src/contract/paytypes.ts'

/** The folder of the site on its host, `/` or `/portal/`, from `VITE_BASE`. Throws for anything else. */
export function baseOf(setting: string | undefined): string {
  const base = setting || '/'
  if (!/^\/([\w~-][\w.~-]*\/)*$/.test(base))
    throw new Error(`VITE_BASE=${base}: write the folder with a slash at both ends, like /portal/`)
  return base
}

/** Stops a build or dev server with invalid settings. */
export function checkedSettings(): Plugin {
  return {
    name: 'checked-settings',
    configResolved({ env }) {
      const setting = (name: string) => env[name] as string | undefined
      readPaytypes(setting('VITE_DEPOSIT_CHANNELS'))
      for (const name of ['VITE_PAYMENT_PASSWORD', 'VITE_LOGIN_PASSWORD'])
        readPasswordLengths(name, setting(name), { least: 1, most: 1 })
    },
  }
}
