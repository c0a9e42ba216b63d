import type { Plugin } from 'vite'
import { readPasswordLengths } from '../src/contract/passwordLengths.ts'
import { readPaytypes } from '../src/contract/paytypes.ts'

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
