const pairsIn = (text: string) =>
  new Set(Array.from(text.toLowerCase(), (sign, at) => sign + (text[at + 1] ?? '').toLowerCase()))

/** How much two names are alike, by their pairs of signs: 0 to 1. */
export function likeness(one: string, other: string): number {
  const [own, pairs] = [pairsIn(one), pairsIn(other)]
  return (2 * [...pairs].filter((pair) => own.has(pair)).length) / (own.size + pairs.size)
}

/** The name that is most alike. */
export const nearest = (name: string, known: Iterable<string>): string =>
  [...known].toSorted((a, b) => likeness(name, b) - likeness(name, a))[0] ?? ''
