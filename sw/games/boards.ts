import type { Roll } from './roll'

/** A deal: the player's cards and the house's; cards 0 to 51, rank `card % 13` from two to ace. */
export type Deal = { player: number[]; house: number[] }

type Offer = [name: string, odds: string]

/** A game of two hands, with one bet of its own besides those on either hand. Odds include the stake. */
type Board = {
  name: string
  cards: number
  special: Offer
  /** Compares hands: the higher number wins, equal ones tie. */
  scoreOf: (cards: number[]) => number
  /** A hand's name. */
  nameOf: (cards: number[]) => string
  /** Whether the third bet wins. */
  isSpecial: (deal: Deal) => boolean
}

/** The hands of three cards by rank. */
const HANDS = ['散牌', '对子', '顺子', '同花', '同花顺', '豹子']

/** The rank of three cards in `HANDS`. */
const rankOf = (cards: number[]): number => Math.floor(threeScore(cards) / 13 ** 3)

/** Three cards by rank, then by cards; suits do not count. */
function threeScore(cards: number[]): number {
  const [a = 0, b = 0, c = 0] = cards.map((card) => card % 13).sort((one, other) => other - one)
  const isFlush = new Set(cards.map((card) => Math.floor(card / 13))).size === 1
  const isWheel = a === 12 && b === 1 && c === 0
  const isStraight = isWheel || (a - b === 1 && b - c === 1)
  const tell = (rank: number, high: number, middle: number, low: number) =>
    ((rank * 13 + high) * 13 + middle) * 13 + low
  if (a === c) return tell(5, a, b, c)
  // Ace, two, three is the lowest straight.
  if (isStraight) return tell(isFlush ? 4 : 2, isWheel ? 1 : a, 0, 0)
  if (isFlush) return tell(3, a, b, c)
  if (a === b || b === c) return tell(1, b, a === b ? c : a, 0)
  return tell(0, a, b, c)
}

/** 1 for an ace, 11 to 13 for a face. */
const faceOf = (card: number) => ((card + 1) % 13) + 1
const sum = (cards: number[], most: number) =>
  cards.reduce((total, card) => total + Math.min(faceOf(card), most), 0) % 10

/** Five cards: 0 without a bull, else 1 to 10. A bull is three cards of tens, and counts the points of the other two. */
function bullOf(cards: number[]): number {
  const points = sum(cards, 10)
  const isBull = cards.some((one, at) =>
    cards.slice(at + 1).some((other) => sum([one, other], 10) === points),
  )
  return isBull ? points || 10 : 0
}
const BULLS = '一二三四五六七八九牛'
/** By rank with the ace lowest, then by suit: no two cards are equal. */
const highest = (cards: number[]) =>
  Math.max(...cards.map((card) => faceOf(card) * 4 + Math.floor(card / 13)))

const isKings = (cards: number[]) => cards.every((card) => faceOf(card) > 10)

/** The card games by their variant in `kinds.ts`. */
export const BOARDS: Record<string, Board> = {
  zjh: {
    name: '三张比牌',
    cards: 3,
    special: ['闲家对子以上', '3.75'],
    scoreOf: threeScore,
    nameOf: (cards) => HANDS[rankOf(cards)] ?? '',
    isSpecial: ({ player }) => rankOf(player) > 0,
  },
  niu: {
    name: '牛牛',
    cards: 5,
    special: ['闲家牛八以上', '4.7'],
    scoreOf: (cards) => bullOf(cards) * 100 + highest(cards),
    nameOf: (cards) => (bullOf(cards) ? `牛${BULLS[bullOf(cards) - 1]}` : '无牛'),
    isSpecial: ({ player }) => bullOf(player) > 7,
  },
  sangong: {
    name: '三公',
    cards: 3,
    special: ['闲家三公', '96'],
    scoreOf: (cards) => (isKings(cards) ? 10 : sum(cards, 10)),
    nameOf: (cards) => (isKings(cards) ? '三公' : `${sum(cards, 10)}点`),
    isSpecial: ({ player }) => isKings(player),
  },
  dan: {
    name: '比大小',
    cards: 1,
    special: ['平局', '16.3'],
    scoreOf: ([card = 0]) => card % 13,
    nameOf: () => '',
    isSpecial: ({ player: [one = 0], house: [other = 0] }) => one % 13 === other % 13,
  },
}

/** A game's bets. */
export const betsOf = ({ special }: Board): Record<string, Offer> => ({
  player: ['闲家', '1.92'],
  house: ['庄家', '1.92'],
  special,
})

/** Deals both hands from one pack. */
export function dealBoard({ cards }: Board, roll: Roll): Deal {
  const pack = Array.from({ length: 52 }, (_, card) => card)
  const hand = () => Array.from({ length: cards }, () => pack.splice(roll(pack.length), 1)[0] ?? 0)
  return { player: hand(), house: hand() }
}

/** What a bet gets: at a tie both sides get their stake back. */
export function boardResult({ isSpecial, scoreOf }: Board, deal: Deal, pick: string) {
  if (pick === 'special') return isSpecial(deal) ? 'win' : 'lose'
  const difference = scoreOf(deal.player) - scoreOf(deal.house)
  if (difference === 0) return 'push'
  return difference > 0 === (pick === 'player') ? 'win' : 'lose'
}
