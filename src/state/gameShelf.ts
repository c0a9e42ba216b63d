import { proxy } from 'valtio'
import { listIn, local } from '@/lib/safeStorage'
import { onSessionEnd } from './session'

/** A game that can be opened: the three values of D50, its name and its picture. */
export type OpenableGame = { name: string; type: string; code: string; title: string; picture: string }

const KEYS = { favourites: 'portal:favourites', recent: 'portal:recent' } as const
const MOST_RECENT = 12

const isGame = (value: unknown): value is OpenableGame =>
  typeof value === 'object' &&
  value !== null &&
  ['name', 'type', 'code', 'title', 'picture'].every(
    (key) => typeof (value as Record<string, unknown>)[key] === 'string',
  )

const read = (key: string): OpenableGame[] => listIn(local.get(key)).filter(isGame)

/** Favourite and recently played games of this browser; cleared at logout. */
export const gameShelf = proxy({ favourites: read(KEYS.favourites), recent: read(KEYS.recent) })

const isSame = (a: OpenableGame, b: OpenableGame) =>
  a.name === b.name && a.code === b.code && a.title === b.title

function keep(shelf: keyof typeof KEYS, list: OpenableGame[]): void {
  gameShelf[shelf] = list
  local.set(KEYS[shelf], JSON.stringify(list))
}

/** Adds a game to the favourites, or removes it. */
export function toggleFavourite(game: OpenableGame): void {
  const rest = gameShelf.favourites.filter((other) => !isSame(other, game))
  keep('favourites', rest.length < gameShelf.favourites.length ? rest : [game, ...rest])
}

/** Moves a game to the front of the recently played. */
export function notePlayed(game: OpenableGame): void {
  keep('recent', [game, ...gameShelf.recent.filter((other) => !isSame(other, game))].slice(0, MOST_RECENT))
}

onSessionEnd(() => Object.assign(gameShelf, { favourites: [], recent: [] }))
