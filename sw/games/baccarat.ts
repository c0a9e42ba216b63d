import type { Roll } from './roll'

/** Bets on a hand, with their odds including the stake. */
export const BACCARAT: Record<string, [name: string, odds: string]> = {
  banker: ['庄', '1.9'],
  player: ['闲', '1.95'],
  tie: ['和', '10'],
  bankerPair: ['庄对', '12.5'],
  playerPair: ['闲对', '12.5'],
}

/** Cards 0 to 51: rank `card % 13` from two to ace, suit `card / 13`. */
export type Hand = { player: number[]; banker: number[]; points: [player: number, banker: number] }

const worth = (card: number) => {
  const rank = card % 13
  if (rank === 12) return 1
  return rank > 7 ? 0 : rank + 2
}
const sum = (cards: number[]) => cards.reduce((total, card) => total + worth(card), 0) % 10

/** Deals a hand by the third-card rules, from a shoe that never runs out. */
export function deal(roll: Roll): Hand {
  const card = () => roll(52)
  const player = [card(), card()]
  const banker = [card(), card()]
  if (sum(player) < 8 && sum(banker) < 8) {
    if (sum(player) < 6) player.push(card())
    if (bankerDraws(sum(banker), player[2])) banker.push(card())
  }
  return { player, banker, points: [sum(player), sum(banker)] }
}

function bankerDraws(points: number, third: number | undefined): boolean {
  if (third === undefined) return points < 6
  const drawn = worth(third)
  if (points === 3) return drawn !== 8
  const least = { 4: 2, 5: 4, 6: 6 }[points]
  return least === undefined ? points < 3 : drawn >= least && drawn <= 7
}

/** How a bet on this hand ends: `win`, `lose`, or `push`: at a tie, banker and player get their stake back. */
export function baccaratResult({ player, banker, points: [ours, theirs] }: Hand, pick: string) {
  const isPair = ([a = 0, b = 1]: number[]) => a % 13 === b % 13
  if (pick === 'bankerPair') return isPair(banker) ? 'win' : 'lose'
  if (pick === 'playerPair') return isPair(player) ? 'win' : 'lose'
  const winner = ours === theirs ? 'tie' : ours > theirs ? 'player' : 'banker'
  if (winner === pick) return 'win'
  return winner === 'tie' ? 'push' : 'lose'
}
