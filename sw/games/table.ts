import { multiply, roundDown } from '@/contract/values/arithmetic'
import { money, type Money } from '@/contract/values/money'
import type { Roll } from '../db/seed/random'

/** A bet with its odds, which include the stake, its name in records where that is another, and its heading and colour on the page. */
export type Offer = { pick: string; name: string; odds: string; play?: string; group?: string; tone?: string }
/** What is drawn: the cells of each reel, the cards of each hand, balls, a score. Nothing when a match is called off. */
export type Drawn = number[][]

/** A game as data. */
export type Table = {
  id: string
  /** Its drawing on the page (sw/demo/game/drawings.tsx). */
  kind: 'reels' | 'cards' | 'wheel' | 'balls' | 'match' | 'catch'
  /** Its name in records, where it isn't the game's. */
  name?: string
  /** The rules, one a line. */
  about: string[]
  /** What the page draws before the first result, and pictures of `game-art.svg` with their names. */
  before?: Drawn
  symbols?: [id: string, name: string][]
  /**
   * When rounds are decided, ms: bets on round `n` close at `(n + 1) * every + offset`, and `lasts` later its result is known. The next
   * `ahead` rounds take bets. A game without it is decided at once.
   */
  pace?: { every: number; offset: number; lasts: number; ahead: number; unit: string }
  /** A round: its bets and what comes out. */
  round: (roll: Roll) => { title?: string; bets: Offer[]; drawn: Drawn }
  /** What a stake of one is paid. */
  pays: (drawn: Drawn, offer: Offer) => number | string
  /** What a record says of a bet before and after its result. */
  memo?: (title: string, offer: Offer) => string
  told: (drawn: Drawn, offer: Offer) => string
  /** Names of what is drawn. */
  notes?: (drawn: Drawn) => string[]
}

/** Bets as text: `banker:庄:1.9, tie:和:10`. */
export const offers = (text: string, more: Partial<Offer> = {}): Offer[] =>
  text.split(', ').map((bet) => {
    const [pick = '', name = '', odds = ''] = bet.split(':')
    return { pick, name, odds, ...more }
  })

const RANKS = '2 3 4 5 6 7 8 9 10 J Q K A'.split(' ')
/** Cards are 0 to 51: rank `card % 13` from two to ace, suit `card / 13`. */
export const cardName = (card: number) => `${'♣♦♥♠'[Math.floor(card / 13)]}${RANKS[card % 13]}`

/** Rounds of live tables and draws of lotteries, decided at their end. */
const rounds = (every: number, unit: string) => ({ every, offset: 0, lasts: 0, ahead: 1, unit })
export const LIVE = rounds(30_000, '局')
export const DRAW = rounds(60_000, '期')

/** Matches of a slip at most. */
export const LEGS = 4
/** The odds of several matches together: each beyond the first adds 4 %. In hundredths, rounded down. */
export const together = (odds: (string | number)[]): Money =>
  roundDown(
    odds.reduce<Money>(
      (product, each, at) => multiply(multiply(product, money(String(each))), at > 0 ? 1.04 : 1),
      money('1'),
    ),
  )
