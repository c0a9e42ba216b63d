import { getGameUrl, listGames, listGamesByCode } from '@/contract/games'
import { games } from '../db/seed/games'
import { gamesByCode } from '../db/seed/gamesByCode'
import { venues } from '../db/seed/venues'
import { randomToken } from '../db/random'
import { Refusal } from '../db/refusal'
import type { Api } from './api'
import { serve, serveMember } from './serve'

/** Lobbies and the way into a game. */
export function mountGames(api: Api): void {
  serve(api, listGames, ({ input: { category } }) =>
    category === '' ? games : games.filter((game) => game.category_id === category),
  )
  serve(api, listGamesByCode, ({ input }) => gamesByCode[input.gamecode] ?? [])

  serveMember(api, getGameUrl, async ({ input: { plat_name, game_code }, member, tx, token, origin }) => {
    const game = findGame(plat_name, game_code)
    if (!game) throw new Refusal('该游戏正在维护，请稍后再试', 201)
    const ticket = randomToken()
    await tx.objectStore('tickets').add({ ticket, token, username: member.username, ...game })
    return { url: `${origin}/demo-game.html?${new URLSearchParams({ ticket, name: game.name })}` }
  })
}

type Found = { platform: string; code: string; name: string; category: string }

/** Looks a game up by what D50 sends: platform and code of the general list, or of a by-code list. Letter case is free (contract). */
function findGame(platName: string, code: string): Found | undefined {
  const platform = venues.find(({ platname }) => platname.toLowerCase() === platName.toLowerCase())?.platname
  if (platform === undefined) return undefined
  const listed = games.find((game) => game.platform_name === platform && game.game_code === code)
  if (listed) return { platform, code, name: listed.name, category: listed.category_id }
  for (const [list, rows] of Object.entries(gamesByCode)) {
    const row = rows.find((game) => game.catecode === platform && game.gamecode === code)
    if (row)
      return { platform, code, name: row.gamename, category: FISHING.includes(list) ? 'fishing' : 'concise' }
  }
  return undefined
}

const FISHING = ['obgdy', 'fgfish']
