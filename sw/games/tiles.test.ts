import { expect, it } from 'vitest'
import { DAY_MS } from '../db/beijing'
import { games } from '../db/seed/games'
import { hallOf, LIVE_TABLES } from '../db/seed/halls'
import { BOARDS } from './cards'
import { gameOf } from './kinds'

const shown = games.filter(({ app_state }) => app_state)
const playedIn = (...lobbies: string[]) =>
  shown
    .filter(({ category_id }) => lobbies.includes(category_id))
    .map(({ platform_name, category_id, game_code, name, intro }) => ({
      ...gameOf({ platform: platform_name, category: category_id, code: game_code }),
      name,
      intro,
      hall: `${platform_name} ${game_code}`,
    }))

it('sports and e-sports tiles name their discipline and its matches of a day', { tags: 'D40' }, () => {
  const sports = playedIn('sport', 'gaming')
  expect(sports).toHaveLength(13)
  for (const { tables, intro, name } of sports) {
    const [table] = tables
    expect(intro).toContain(`今日${DAY_MS / table!.pace!.every}场`)
    expect(name + intro).toContain(table!.name)
  }
})

it('live tiles name their tables in order and the least stake; no two halls are alike', () => {
  const halls = playedIn('realbet')
  for (const { hall, intro, tables } of halls) {
    const [ids, least] = hallOf(hall)
    expect(intro).toBe([...ids.map((table) => LIVE_TABLES[table]), `${least}元起`].join('・'))
    expect(tables.map(({ name }) => name)).toEqual(ids.map((table) => LIVE_TABLES[table]))
  }
  expect(new Set(halls.map(({ intro }) => intro)).size).toBe(halls.length)
})

it('card tables are named for the game they open', { tags: 'D40' }, () => {
  const tables = playedIn('joker')
  expect(new Set(tables.map(({ tables: [table] }) => table!.id))).toEqual(new Set(Object.keys(BOARDS)))
  const names: Record<string, string> = { zjh: '三张', sangong: '三公', dan: '比大小' }
  for (const {
    tables: [table],
    name,
  } of tables)
    expect(name).toContain(names[table!.id])
})

it('lottery tiles name their pace', { tags: 'D40' }, () => {
  for (const { intro, tables } of playedIn('lottery')) {
    expect(tables[0]!.pace!.every).toBe(60_000)
    expect(intro).toContain('每分钟开奖')
  }
})
