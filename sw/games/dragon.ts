import type { Roll } from './roll'

/** Bets on 龙虎, with their odds including the stake. */
export const DRAGON: Record<string, [name: string, odds: string]> = {
  dragon: ['龙', '1.92'],
  tiger: ['虎', '1.92'],
  same: ['和', '12.5'],
}

/** One card each, 0 to 51, from a shoe that never runs out. */
export const dealDragon = (roll: Roll): [dragon: number, tiger: number] => [roll(52), roll(52)]

/** Who wins by rank, the ace lowest: `dragon`, `tiger` or `same`. */
export function dragonWinner([dragon, tiger]: [number, number]): string {
  const [one, other] = [(dragon + 1) % 13, (tiger + 1) % 13]
  return one === other ? 'same' : one > other ? 'dragon' : 'tiger'
}

/** What a bet gets: at 和 the stake on 龙 and 虎 comes back. */
export function dragonResult(cards: [number, number], pick: string) {
  const winner = dragonWinner(cards)
  if (winner === pick) return 'win'
  return winner === 'same' ? 'push' : 'lose'
}
