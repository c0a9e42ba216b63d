import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { CATEGORIES } from '@/contract/games'
import { banners } from './banners'
import { games } from './games'
import { gamesByCode } from './gamesByCode'
import { members } from './members'
import { promotions } from './promotions'
import { venues } from './venues'
import { vipLevels } from './vipLevels'

const pictureExists = (path: string) => existsSync(`public${path}`)

describe('the seeds', () => {
  it('fill every lobby with unique names', { tags: 's1-1' }, () => {
    const least = { realbet: 8, joker: 10, gaming: 4, sport: 8, lottery: 8, concise: 60 }
    for (const category of CATEGORIES) {
      const shown = games.filter((game) => game.category_id === category && game.app_state)
      expect(shown.length, category).toBeGreaterThanOrEqual(least[category])
      expect(new Set(shown.map((game) => game.name)).size, category).toBe(shown.length)
    }
    expect(gamesByCode.obgdy?.length).toBeGreaterThanOrEqual(20)
    expect(games.some((game) => !game.app_state)).toBe(true)
  })

  it('name games by code once per platform that has a wallet', { tags: ['D50', 's1-3.3.2'] }, () => {
    const codes = venues.map(({ platname }) => platname)
    const all = [
      ...games.map((game) => [game.platform_name, game.game_code, game.category_id]),
      ...Object.values(gamesByCode).flatMap((list) =>
        list.map((game) => [game.catecode, game.gamecode, 'code']),
      ),
    ]
    for (const [platform] of all) expect(codes).toContain(platform)
    expect(new Set(all.map((parts) => parts.join(' '))).size).toBe(all.length)
  })

  it('refer only to existing pictures', () => {
    const pictures = [
      ...games.flatMap((game) => [game.mobile_img, game.api_logo_img]),
      ...Object.values(gamesByCode).flatMap((list) => list.map((game) => game.gamepic)),
      ...banners.map((banner) => banner.src),
      ...promotions.map((promotion) => promotion.banner),
    ]
    expect(pictures.filter((path) => path !== '' && !pictureExists(path))).toEqual([])
  })

  it('have VIP level n at index n, with rising thresholds', { tags: 'D49' }, () => {
    expect(vipLevels.map(({ vipname }) => vipname)).toEqual(vipLevels.map((_, level) => `VIP${level}`))
    for (const [index, level] of vipLevels.entries()) {
      const below = vipLevels[index - 1]
      if (below) expect(Number(level.recharge)).toBeGreaterThan(Number(below.recharge))
    }
  })

  it('have exactly the accounts of D38', { tags: 'D38' }, () => {
    expect(members.map(({ username, password, payPassword }) => [username, password, payPassword])).toEqual([
      ['demo888', 'demo8888', '123456'],
      ['agent88', 'agent8888', '123456'],
      ['newbie1', 'newbie88', '123456'],
      ['black01', 'black001', '123456'],
      ['close01', 'close001', '123456'],
    ])
    expect(members.find(({ isblack }) => isblack)?.username).toBe('black01')
    expect(members.find(({ status }) => !status)?.username).toBe('close01')
  })
})
