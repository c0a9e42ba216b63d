import type { OpenableGame } from '@/state/gameShelf'

/** Cards per band, laid out together when near the screen: whole rows at two, three or four columns. */
export const BAND = 12
/** Cards the coverflow mounts at first. */
export const FIRST = 48
/** Cards added per step of a growing list. */
export const MORE = 24

const plain = (text: string) => text.normalize('NFKC').trim().toLowerCase()

/** The games whose name contains the typed text, ignoring case and width; all games if it is empty. */
export function matching<G extends { title: string }>(games: readonly G[], typed: string): readonly G[] {
  const wanted = plain(typed)
  return wanted === '' ? games : games.filter(({ title }) => plain(title).includes(wanted))
}

/** The first `count` items in bands of twelve. */
export function bandsOf<T>(list: readonly T[], count: number): T[][] {
  const shown = Math.min(count, list.length)
  return Array.from({ length: Math.ceil(shown / BAND) }, (_, band) =>
    list.slice(band * BAND, Math.min(shown, (band + 1) * BAND)),
  )
}

/** Identifies a game across shelves and lists. */
export const keyOf = ({ name, code, title }: OpenableGame): string => JSON.stringify([name, code, title])
