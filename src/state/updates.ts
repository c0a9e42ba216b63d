import { proxy } from 'valtio'

/** What a reload would cost this tab: something typed, a money request whose answer is still to come, or nothing. */
export type Cost = 'typed' | 'money' | null

/**
 * A new version of the app: whether this tab offers it, what taking it costs, whether the player has taken it, and whether it waits
 * for a money request meanwhile.
 */
export const updates = proxy<{ isOffered: boolean; isTaken: boolean; isHeld: boolean; cost: Cost }>({
  isOffered: false,
  isTaken: false,
  isHeld: false,
  cost: null,
})
