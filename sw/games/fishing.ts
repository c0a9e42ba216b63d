import type { Roll } from './roll'

/** The fish: names, and payouts as multiples of the shot's stake. */
export const FISH: Record<string, [name: string, pays: number]> = {
  minnow: ['银鱼', 2],
  clown: ['小丑鱼', 3],
  puffer: ['河豚', 5],
  turtle: ['海龟', 8],
  ray: ['魔鬼鱼', 12],
  shark: ['鲨鱼', 20],
  dragon: ['金龙鱼', 40],
}

/** Whether a shot hits a fish; the probability is 96 % divided by its payout. */
export const isHit = (roll: Roll, pays: number): boolean => roll(100 * pays) < 96
