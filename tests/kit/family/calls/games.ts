import { ok, page, refuse } from '../answers'
import { all } from '../rows'
import { forAnyone, forMembers, type Family } from './api'
import { moveInto } from './wallet'

/** Categories with the server's own name and number. */
const CATEGORIES: Record<string, readonly [name: string, number: number]> = {
  realbet: ['Live Casino', 1],
  fishing: ['Fishing', 2],
  concise: ['Slots', 3],
  lottery: ['Lottery', 4],
  sport: ['Sports', 5],
  joker: ['Cards', 6],
  gaming: ['Arcade', 7],
}

// Id 4 is closed and therefore in no list.
const GAMES = [
  [1, 'AG视讯', 'AG', 'realbet', '0'],
  [2, 'PG电子', 'PG', 'concise', '0'],
  [3, '麻将胡了', 'PG', 'concise', 'mahjong-ways'],
  [5, '开元棋牌', 'KY', 'joker', '0'],
  [6, '斗地主', 'KY', 'joker', 'ddz'],
  [7, 'IM体育', 'IM', 'sport', '0'],
  [8, 'IA电竞', 'IA', 'gaming', '0'],
  [9, 'VR彩票', 'VR', 'lottery', '0'],
  [10, '捕鱼王', 'AG', 'fishing', '0'],
  [11, '捕鱼大作战', 'AG', 'fishing', 'fish2'],
] as const

/** The lists of games, their launch and the game's own page. */
export function mountGames(family: Family): void {
  const { routes, state, addresses, now } = family
  const picture = (plat: string, kind: 'a' | 'b') =>
    `${addresses.images}/uploads/${plat.toLowerCase()}-${kind}.png`

  forAnyone(family, 'game/list', (input) => {
    const category = input.text('category')
    const shown = GAMES.filter(([, , , own]) => category === '' || own === category)
    return ok(
      shown.map(([id, name, plat, own, code]) => ({
        id,
        name,
        name_en: null,
        game_code: code,
        app_state: 1,
        app_img: null,
        ...all('is_hot is_new is_recommend', 0),
        ...all('check_yes_img check_no_img header_logo', ''),
        ...all('platform_name api_code platform_code', plat),
        ...all('category_id type_code game_type', own),
        ...all('type_name category_name', CATEGORIES[own]?.[0]),
        ...all('api_logo_img gamepic img', picture(plat, 'a')),
        mobile_img: picture(plat, 'b'),
      })),
    )
  })

  // That server ignores the argument and always lists the fishing games.
  forAnyone(family, 'gamelistBycode', () =>
    ok(
      GAMES.filter(([, , , category]) => category === 'fishing').map(
        ([, gamename, catecode, gametype, gamecode]) => ({
          catecode,
          gamename,
          gamecode,
          gametype,
          gamepic: picture(catecode, 'a'),
        }),
      ),
    ),
  )

  forMembers(family, 'getGameUrl', (member, input) => {
    const [plat, type, code] = [input.text('plat_name'), input.text('game_type'), input.text('game_code')]
    const category = [type, code].find((word) => word in CATEGORIES)
    const wanted = code === category ? '0' : code
    const game = GAMES.find(
      ([, , own, itsCategory, itsCode]) => own === plat && itsCategory === category && itsCode === wanted,
    )
    if (!game || !category) return refuse(500, 'game is closed or missing')
    if (member.transferstatus === 1) moveInto(member, plat, now())
    if (state.settings.wallet === 'maintenance') return refuse(500, '系统维护中...')
    const query = new URLSearchParams({
      plat,
      type: String(CATEGORIES[category]?.[1]),
      code: wanted,
      m: input.text('is_mobile_url'),
    })
    return ok({ url: `${addresses.game}/play?${query.toString()}` })
  })

  // Not part of the API: the page a game address leads to.
  routes.get('/play', ({ req }) => page(`${req.query('plat') ?? ''} game`))
}
