import * as z from 'zod/mini'
import { flag, image, key, record, rows, text } from './wire/codecs'
import { memberPost, publicGet, publicPost } from './wire/endpoint'

/** Wire names of the lobbies; servers may send other categories, which belong to no lobby. */
export const CATEGORIES = ['realbet', 'joker', 'gaming', 'sport', 'lottery', 'concise'] as const
export type Category = (typeof CATEGORIES)[number]

const game = z.object({
  category_id: key,
  /** Shown in its lobby. */
  app_state: flag,
  platform_name: text,
  game_code: text,
  name: key,
  mobile_img: image,
  api_logo_img: image,
  /** One line about the venue, such as its kinds of play; `''` if the server sends none. */
  intro: text,
})

/** One entry of the general list. */
export type Game = z.output<typeof game>

/** Every game or venue of every lobby; category is always `''`. */
export const listGames = publicGet('/api/game/list', {
  request: z.object({ category: z.string() }),
  data: rows(game),
})

const gameByCode = z.object({
  gamename: key,
  gamepic: image,
  /** Platform code. */
  catecode: text,
  gamecode: text,
  /** Category, such as `fishing`; `''` where the server sends none. */
  gametype: text,
})

/** One entry of a by-code list. */
export type GameByCode = z.output<typeof gameByCode>

/** The games of one code: obgdy (fishing), fgdz, pp, ae, pg, fgfish. Fetched once per code. */
export const listGamesByCode = publicPost('/api/gamelistBycode', {
  effect: 'read',
  request: z.object({ gamecode: z.string() }),
  data: rows(gameByCode),
})

/** Opens a session at the game's server and returns its address; refused unless type or code is the game's category. */
export const getGameUrl = memberPost('/api/getGameUrl', {
  effect: 'change',
  action: '打开游戏',
  messageIsData: true,
  request: z.object({
    plat_name: z.string(),
    game_type: z.union([z.number(), z.string()]),
    game_code: z.string(),
    is_mobile_url: z.literal(0),
  }),
  data: record({ url: text }),
})
