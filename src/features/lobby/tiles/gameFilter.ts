import type { OpenableGame } from '@/state/gameShelf'

/** Cards the coverflow mounts at first. */
export const FIRST = 48
/** Cards added per step of a growing list. */
export const MORE = 12

const plain = (text: string) => text.normalize('NFKC').trim().toLowerCase()

/** The games whose name contains the typed text, ignoring case and width; all games if it is empty. */
export function matching<G extends { title: string }>(games: readonly G[], typed: string): readonly G[] {
  const wanted = plain(typed)
  return wanted === '' ? games : games.filter(({ title }) => plain(title).includes(wanted))
}

/** Identifies a game across shelves and lists. */
export const keyOf = ({ name, code, title }: OpenableGame): string => JSON.stringify([name, code, title])
