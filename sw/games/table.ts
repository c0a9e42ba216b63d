import { money, type Money } from '@/contract/values/money'
import type { BetRow } from '../db/rows'
import type { Kind } from './kinds'
import type { Results, Shown } from './shown'

/** A game at a moment: its ticket's names, the variant of `kinds.ts`, the demo server's seed and the demo clock, ms. */
export type Game = {
  platform: string
  code: string
  name: string
  variant: string
  seed: string
  now: number
}

type Words = Pick<BetRow, 'Code' | 'playname' | 'playmemo'>
/** A bet that is decided at once; `result` is for the page. */
type Played<K extends Kind> = Words & { win: Money; result: Results[K] }
/** A bet whose time comes later, ms. */
type Opened = Words & { dueAt: number; round: number }
/** How a bet ended; `void` returns the stake. */
type Outcome = { win: Money | 'void'; playmemo: string }

/** The rules of one kind of game. */
export type Table<K extends Kind = Kind> = {
  /** Least and highest stake of a bet, CNY. */
  limits: (game: Pick<Game, 'platform' | 'code'>) => [least: Money, most: Money]
  /** What the page shows and polls; `changesAt` is when it is worth reading again, ms. */
  show: (game: Game) => Shown[K]
  /** Takes a bet. `round` is the one the player saw. Throws Refusal. */
  place: (game: Game, bet: { stake: Money; picks: string[]; round: number | undefined }) => Played<K> | Opened
  /** Decides an open bet; only for kinds whose bets wait. */
  settle?: (game: Omit<Game, 'now' | 'name'>, bet: Pick<BetRow, 'bet_amount' | 'playmemo'> & Open) => Outcome
}

/** The same limits for all games of a kind. */
export const between = (least: string, most: string) => (): [Money, Money] => [money(least), money(most)]

/** The entry of this key, never an inherited one. */
export const own = <T>(rows: Record<string, T>, key: string): T | undefined =>
  Object.hasOwn(rows, key) ? rows[key] : undefined

/** What an open bet needs for its result. */
type Open = { picks: string[]; round: number }
