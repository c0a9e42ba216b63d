import { proxy } from 'valtio'

/** What a reload would cost this tab: something typed, a money request whose answer is still to come, or nothing. */
export type Cost = 'typed' | 'money' | null

/** A new version of the app: whether this tab offers it, what taking it costs, and whether the player has taken it. */
export const updates = proxy<{ isOffered: boolean; isTaken: boolean; cost: Cost }>({
  isOffered: false,
  isTaken: false,
  cost: null,
})
