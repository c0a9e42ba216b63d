import { proxy } from 'valtio'

/** What a reload would lose in this tab: typed text, the answer to a money request, or nothing. */
export type Cost = 'typed' | 'money' | null

/**
 * What this tab is offered: a new version, or a reload because files of the page are missing; whether the version is accepted
 * or something waits for a money request; and what a reload would lose.
 */
export const updates = proxy<{
  offered: 'version' | 'reload' | null
  isTaken: boolean
  isWaiting: boolean
  cost: Cost
}>({
  offered: null,
  isTaken: false,
  isWaiting: false,
  cost: null,
})
