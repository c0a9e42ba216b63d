import { proxy } from 'valtio'

/** What a reload would lose in this tab: typed text, the answer to a money request, or nothing. */
export type Cost = 'typed' | 'money' | null

/** State of an app update in this tab: offered, accepted, waiting for a money request, and what a reload would lose. */
export const updates = proxy<{ isOffered: boolean; isTaken: boolean; isWaiting: boolean; cost: Cost }>({
  isOffered: false,
  isTaken: false,
  isWaiting: false,
  cost: null,
})
