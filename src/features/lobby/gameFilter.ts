import type { OpenableGame } from '@/state/gameShelf'

/** So many cards share one box that is laid out only near the screen: whole rows at four, three and two in a row. */
export const BAND = 12
/** So many cards the coverflow mounts at first; so many more each time the reader of a list nears its end. */
export const FIRST = 48
export const MORE = 24

const plain = (text: string) => text.normalize('NFKC').trim().toLowerCase()

/** The games whose name holds what was typed, letter case and width aside; all of them for nothing (D35). */
export function matching<G extends { title: string }>(games: readonly G[], typed: string): readonly G[] {
  const wanted = plain(typed)
  return wanted === '' ? games : games.filter(({ title }) => plain(title).includes(wanted))
}

/** The first `count` of a list in bands of twelve. */
export function bandsOf<T>(list: readonly T[], count: number): T[][] {
  const shown = Math.min(count, list.length)
  return Array.from({ length: Math.ceil(shown / BAND) }, (_, band) =>
    list.slice(band * BAND, Math.min(shown, (band + 1) * BAND)),
  )
}

/** What tells two games of the shelves and lists apart. */
export const keyOf = ({ name, code, title }: OpenableGame): string => JSON.stringify([name, code, title])
