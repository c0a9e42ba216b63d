import { expect, it } from 'vitest'
import { DAY_MS } from '../db/beijing'
import { games } from '../db/seed/games'
import { BOARDS } from './boards'
import { DISCIPLINES, KICKOFF_MS, slotsOf } from './fixtures'
import { hallOf, LIVE_TABLES } from '../db/seed/halls'
import { kindOf } from './kinds'
import { DRAW } from './rounds'

const shown = games.filter(({ app_state }) => app_state)
const played = shown.map(({ platform_name, category_id, game_code, name, intro }) => ({
  ...kindOf({ platform: platform_name, category: category_id, code: game_code }),
  name,
  intro,
}))

it('sports and e-sports tiles name their discipline and its matches of a day', { tags: 'D40' }, () => {
  const sports = played.filter(({ kind }) => kind === 'sports')
  expect(sports).toHaveLength(13)
  for (const { variant, intro } of sports) {
    const { name, isEsports } = DISCIPLINES[variant]!
    expect(intro).toContain(`今日${DAY_MS / KICKOFF_MS / slotsOf(variant)}场`)
    if (!isEsports) expect(intro).toContain(name)
  }
})

it('live tiles name their tables in order and the least stake; no two halls are alike', () => {
  const halls = played.filter(({ kind }) => kind === 'live')
  for (const { variant, intro } of halls) {
    const [tables, least] = hallOf(variant)
    expect(intro).toBe([...tables.map((table) => LIVE_TABLES[table]), `${least}元起`].join('・'))
  }
  expect(new Set(halls.map(({ intro }) => intro)).size).toBe(halls.length)
})

it('card tables are named for the game they open', { tags: 'D40' }, () => {
  const tables = played.filter(({ kind }) => kind === 'boards')
  expect(new Set(tables.map(({ variant }) => variant))).toEqual(new Set(Object.keys(BOARDS)))
  for (const { variant, name } of tables) expect(name).toContain(BOARDS[variant]!.name.slice(0, 2))
})

it('lottery tiles name their pace', { tags: 'D40' }, () => {
  expect(DRAW.length).toBe(60_000)
  for (const { intro } of played.filter(({ kind }) => kind === 'lottery'))
    expect(intro).toContain('每分钟开奖')
})
