import type { Category } from '@/contract/games'
import { allRoutes } from '@/navigation/routes'
import type { OpenableGame } from '@/state/gameShelf'
import { isFishing, type SlotList } from './slotLists'

const HALLS = new Map<string, string>(
  allRoutes.flatMap(({ lobby }) => (lobby ? [[lobby.category satisfies Category, lobby.hall] as const] : [])),
)

/** The short name of a game's lobby: 电子, 捕鱼, 真人, 棋牌, 体育, 电竞, 彩票; 游戏 for unknown categories. */
const hallOf = ({ type }: OpenableGame): string =>
  type === 'fishing' || isFishing(type as SlotList) ? '捕鱼' : (HALLS.get(type) ?? '游戏')

/** Whether a game is of the slots lobby: by-code lists have kinds of their own (D50). */
export const isOfSlots = ({ type }: OpenableGame): boolean => type === 'concise' || !HALLS.has(type)

/** The line under a game's name: provider and lobby, such as `PG 电子`. */
export const captionOf = (game: OpenableGame): string => `${game.name.toUpperCase()} ${hallOf(game)}`.trim()
