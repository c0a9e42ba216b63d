import type { OpenableGame } from '@/state/gameShelf'
import { keyOf } from './gameFilter'

/** The orders of a lobby's games: the server's, by name, or last played first. */
export const SORTS = [
  { id: 'server', label: '推荐' },
  { id: 'name', label: '名称' },
  { id: 'recent', label: '最近' },
] as const
export type Sort = (typeof SORTS)[number]['id']

/** The filter for favourites; no provider has this name. */
export const KEPT = ' kept'

const providerOf = ({ name }: OpenableGame) => name.toUpperCase()

/** The filter's options: all, favourites if there are any, and each provider if there are several. */
export function providersOf(
  games: readonly OpenableGame[],
  kept: ReadonlySet<string>,
): { id: string; label: string }[] {
  const providers = [...new Set(games.map(providerOf))].filter(Boolean)
  const options = [
    ...(kept.size > 0 && games.some((game) => kept.has(keyOf(game))) ? [{ id: KEPT, label: '收藏' }] : []),
    ...(providers.length > 1 ? providers.map((name) => ({ id: name, label: name })) : []),
  ]
  return options.length > 0 ? [{ id: '', label: '全部' }, ...options] : []
}

// Made when first needed: it takes 6 ms.
let collator: Intl.Collator | undefined

type View = { filter: string; sort: Sort; kept: ReadonlySet<string>; recent: readonly OpenableGame[] }

/** The items that pass the filter, in the order wanted. */
export function arranged<T>(
  items: readonly T[],
  toGame: (item: T) => OpenableGame,
  view: View,
): readonly T[] {
  const { filter, sort, kept, recent } = view
  if (filter === '' && sort === 'server') return items
  const rows = items.map((item) => ({ item, game: toGame(item) }))
  const passing =
    filter === ''
      ? rows
      : rows.filter(({ game }) => (filter === KEPT ? kept.has(keyOf(game)) : providerOf(game) === filter))
  if (sort === 'name') {
    const { compare } = (collator ??= new Intl.Collator('zh-Hans-u-co-pinyin'))
    passing.sort((a, b) => compare(a.game.title, b.game.title))
  }
  if (sort === 'recent') {
    const places = new Map(recent.map((game, place) => [keyOf(game), place]))
    const placeOf = (game: OpenableGame) => places.get(keyOf(game)) ?? recent.length
    passing.sort((a, b) => placeOf(a.game) - placeOf(b.game))
  }
  return passing.map(({ item }) => item)
}
