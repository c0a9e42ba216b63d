import { getGameUrl, listGames, listGamesByCode } from '@/contract/games'
import { readControls } from '../db/clock'
import { randomToken } from '../db/random'
import { Refusal } from '../db/refusal'
import { games, gamesIn } from '../db/seed/games'
import { gamesByCode, gamesOfCode } from '../db/seed/gamesByCode'
import { venues } from '../db/seed/venues'
import { serve, serveMember, type Api } from '../server/serve'

/** Lists of games, and opening one. */
export function mountGames(api: Api): void {
  serve(api, listGames, ({ input }) => gamesIn(input.category))
  serve(api, listGamesByCode, ({ input }) => {
    const found = gamesOfCode(input.gamecode)
    if (found instanceof Refusal) throw found
    return found
  })

  serveMember(
    api,
    getGameUrl,
    async ({ input: { plat_name, game_type, game_code }, member, tx, token, site }) => {
      const game = findGame(plat_name, String(game_type), game_code)
      if (!game) throw new Refusal('game is closed or missing', 500)
      const { closedVenues = [] } = await readControls(tx)
      if (closedVenues.includes(game.platform)) throw new Refusal('场馆维护中，请稍后再试', 201)
      const ticket = randomToken()
      const { platform, code, name, category } = game
      await tx
        .objectStore('tickets')
        .add({ ticket, token, username: member.username, platform, code, name, category })
      return { url: `${site}/demo-game.html?${new URLSearchParams({ ticket, name })}` }
    },
  )
}

type Found = { platform: string; code: string; name: string; category: string }

/**
 * Finds a game by platform, type and code. As on real servers, the type or the code must name the game's category:
 * its own word or its by-code list. A code of `0`, or one that is the category, means the platform's first game of it. Letter
 * case of the platform is ignored.
 */
function findGame(platName: string, type: string, code: string): Found | undefined {
  const platform = venues.find(({ platname }) => platname.toLowerCase() === platName.toLowerCase())?.platname
  const category = [type, code].find((word) => CATEGORY_WORDS.has(word))
  const own = ALL.filter((game) => game.platform === platform && game.words.includes(category ?? ''))
  return own.find((game) => game.code === code) ?? (['0', category].includes(code) ? own[0] : undefined)
}

const FISHING = ['obgdy', 'fgfish']

/** Every open game with the names of its category. */
const ALL: (Found & { words: string[] })[] = [
  ...games
    .filter((game) => game.app_state)
    .map(({ platform_name, game_code, name, category_id }) => ({
      platform: platform_name,
      code: game_code,
      name,
      category: category_id,
      words: [category_id],
    })),
  ...Object.entries(gamesByCode).flatMap(([list, rows]) =>
    rows.map(({ catecode, gamecode, gamename, gametype }) => ({
      platform: catecode,
      code: gamecode,
      name: gamename,
      category: FISHING.includes(list) ? 'fishing' : 'concise',
      words: [gametype, list].filter(Boolean),
    })),
  ),
]
const CATEGORY_WORDS = new Set(ALL.flatMap(({ words }) => words))
