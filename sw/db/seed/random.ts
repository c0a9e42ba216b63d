/** A seeded random source (mulberry32): the same seed gives the same sequence. */
export type Random = {
  /** An integer from `low` to `high`, both included. */
  between: (low: number, high: number) => number
  /** A random item. */
  oneOf: <T>(list: readonly [T, ...T[]]) => T
  /** True with this probability in percent. */
  chance: (percent: number) => boolean
}

/** Starts a sequence. */
export function seededRandom(seed: number): Random {
  let state = seed | 0
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const between: Random['between'] = (low, high) => low + Math.floor(next() * (high - low + 1))
  return {
    between,
    oneOf: (list) => list[between(0, list.length - 1)] ?? list[0],
    chance: (percent) => next() * 100 < percent,
  }
}

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
