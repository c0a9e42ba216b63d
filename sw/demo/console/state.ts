import { controlPath, DESK_CHANNEL } from '@/contract/wire/demoControls'
import type { demoState } from '../../control/state'
import { ask } from '../ask'
import { act as actAtDesk, usePolled } from '../desk/Desk'

/** Everything the console shows, as the control `state` answers it. */
export type ConsoleState = Awaited<ReturnType<typeof demoState>>

const PERIOD_MS = 2000
/** Controls of which the portal's open tabs learn at once; they poll only the balance and the inbox. */
const ANNOUNCED = ['agent', 'application', 'clock', 'member', 'message', 'notice', 'order', 'switch']

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(DESK_CHANNEL)

/** The state, read every 2 s while the page is visible. */
export const useConsole = () =>
  usePolled(async () => (await ask(controlPath('state'), {})) as ConsoleState, PERIOD_MS)

/** Sends a control (sw/README.md lists them), tells how it went, also open tabs, and refreshes. Resolves to whether it succeeded. */
export const act = (name: string, body: object, said: string): Promise<boolean> =>
  actAtDesk(async () => {
    await ask(controlPath(name), body)
    if (ANNOUNCED.includes(name)) channel?.postMessage(name)
  }, said)
