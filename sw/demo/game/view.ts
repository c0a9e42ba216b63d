import type { BetResult, GameState, Picks } from './gameServer'

/** What one kind of game adds to the window. */
export type View = {
  /** Label and name of the button that bets, what to do first, and what is said while the server decides. */
  words: { start: string; name: string; prompt: string; busy: string }
  /** Brings the kind's own part up to date. */
  show: (state: GameState) => void
  /** The player's picks, or what is missing. */
  picks: () => Picks | string
  /** Shows that a bet is being decided. */
  setBusy?: (isBusy: boolean) => void
  /** Shows an accepted bet; `isOld` for one that a previous page had placed. */
  tell?: (bet: BetResult, isOld: boolean) => void
  /** What to say of a bet that is decided; the record's words unless the kind has better ones. */
  sayOf?: (bet: BetResult) => string
  /** Every second, with the demo clock's time. */
  tick?: (now: number) => void
}

/** Makes a kind's part of the window in these elements; `bet` places a bet at once. */
export type MakeView = (parts: { table: HTMLElement; rules: HTMLElement; bet: () => void }) => View
