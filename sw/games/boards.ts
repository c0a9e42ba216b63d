import type { Roll } from './roll'

/** The bets of the card table, with their odds including the stake. */
export const BOARD: Record<string, [name: string, odds: string]> = {
  player: ['闲家', '1.92'],
  house: ['庄家', '1.92'],
  pair: ['闲家对子以上', '3.75'],
}

/** The hands of three cards by rank. */
export const HANDS = ['散牌', '对子', '顺子', '同花', '同花顺', '豹子']

/** Deals three cards to the player and three to the house from one pack; cards 0 to 51, rank `card % 13` from two. */
export function dealBoard(roll: Roll): { player: number[]; house: number[] } {
  const pack = Array.from({ length: 52 }, (_, card) => card)
  const card = () => pack.splice(roll(pack.length), 1)[0] ?? 0
  return { player: [card(), card(), card()], house: [card(), card(), card()] }
}

/** The rank of a hand in `HANDS`. */
export const rankOf = (cards: number[]): number => Math.floor(scoreOf(cards) / 13 ** 3)

/** Compares hands: the higher number wins, equal ones tie. Suits do not count. */
export function scoreOf(cards: number[]): number {
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

/** What a bet gets: at a tie both sides get their stake back. */
export function boardResult({ player, house }: ReturnType<typeof dealBoard>, pick: string) {
  if (pick === 'pair') return rankOf(player) > 0 ? 'win' : 'lose'
  const difference = scoreOf(player) - scoreOf(house)
  if (difference === 0) return 'push'
  return difference > 0 === (pick === 'player') ? 'win' : 'lose'
}
