import type { Plugin } from 'vite'
import { readPaytypes } from '../src/contract/paytypes.ts'

/** Stops a build, or the dev server, whose settings say nothing the app could obey. */
export function checkedSettings(): Plugin {
  return {
    name: 'checked-settings',
    configResolved({ env }) {
      readPaytypes(env.VITE_DEPOSIT_CHANNELS as string | undefined)
    },
  }
}
