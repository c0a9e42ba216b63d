import type { BetResult, GameState } from './gameServer'
import type { Picks } from './pendingBet'

/** What one kind of game adds to the window. */
export type View = {
  /** The bet button's label and accessible name, the first hint, and the announcement while the server decides. */
  words: { start: string; name: string; prompt: string; busy: string }
  /** Shows a new state. */
  show: (state: GameState) => void
  /** The player's picks, or what is missing. */
  picks: () => Picks | string
  /** Shows that a bet is being decided. */
  setBusy?: (isBusy: boolean) => void
  /** Shows an accepted bet; `isOld` for one that a previous page had placed. */
  tell?: (bet: BetResult, isOld: boolean) => void
  /** The announcement for a decided bet, where the record's words aren't enough. */
  sayOf?: (bet: BetResult) => string
  /** Runs every second with the demo clock's time. */
  tick?: (now: number) => void
}

/** Mounts the view for a kind of game in these elements; `bet` places a bet at once. */
export type MakeView = (parts: { table: HTMLElement; rules: HTMLElement; bet: () => void }) => View
