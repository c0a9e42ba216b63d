import { seededRandom } from '../db/seed/random'

/** A die with `sides` sides: an integer from 0 to `sides - 1`. */
export type Roll = (sides: number) => number

/** The dice of one round: the same key always rolls the same. */
export function rollOf(...key: (string | number)[]): Roll {
  let hash = 2166136261
  const text = key.join(' ')
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 16777619)
  const { between } = seededRandom(hash)
  return (sides) => between(0, sides - 1)
}
