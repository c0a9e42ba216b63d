import type { Money } from '@/contract/values/money'
import type { Hand } from './baccarat'
import type { Grid, Hit } from './slots'

/** A bet on offer, with its odds including the stake. */
type Offer = { pick: string; name: string; odds: string }
/** A round by the demo clock, ms: bets close, and the next round begins. */
type Round = { round: number; issue: string; closesAt: number; endsAt: number; changesAt: number }

/** A match as a page shows it; without odds it takes no bets, without a score it is not over. */
export type ShownFixture = {
  number: number
  league: string
  home: string
  away: string
  kickoff: number
  odds: { market: string; name: string; price: string }[]
  score: string
}

/** What each kind's page shows. */
export type Shown = {
  slots: {
    theme: string
    reels: number
    lines: string[]
    returns: string
    symbols: { id: string; name: string; pays: number[] }[]
  }
  /** `variant` is a game of `boards.ts`. */
  boards: { variant: string; name: string; cards: number; bets: Offer[] }
  fishing: { fish: { id: string; name: string; pays: number }[] }
  live: Round & {
    /** The hall's tables, of `baccarat`, `dragon` and `roulette`. */
    tables: string[]
    /** The last round with a result, and results newest first. */
    lastIssue: string
    baccarat: { bets: Offer[]; hand: Hand; history: Hand['points'][] }
    /** A card each for dragon and tiger. */
    dragon: { bets: Offer[]; history: [dragon: number, tiger: number][] }
    roulette: { bets: Offer[]; history: number[] }
  }
  lottery: Round & {
    low: number
    high: number
    summed: number
    /** The least sum that is 大. */
    big: number
    odds: string[]
    draws: { issue: string; numbers: number[] }[]
  }
  sports: {
    changesAt: number
    first: string
    legs: number
    most: Money
    disciplines: { id: string; name: string; unit: string; fixtures: ShownFixture[] }[]
  }
}

/** What a bet that is decided at once answers to its page. */
export type Results = {
  slots: { grid: Grid; hits: Hit[] }
  boards: { player: number[]; house: number[]; hands: [player: string, house: string] }
  fishing: { fish: string; hit: boolean }
  live: object
  lottery: object
  sports: object
}
