import { expect, it } from 'vitest'
import { DAY_MS } from '../db/beijing'
import { games } from '../db/seed/games'
import { DISCIPLINES, KICKOFF_MS } from './fixtures'
import { kindOf } from './kinds'
import { DRAW, LIVE } from './rounds'

const shown = games.filter(({ app_state }) => app_state)
const played = shown.map(({ platform_name, category_id, game_code, intro }) => ({
  ...kindOf({ platform: platform_name, category: category_id, code: game_code }),
  intro,
}))

it('sports and e-sports tiles name their discipline and its matches of a day [D40]', () => {
  const sports = played.filter(({ kind }) => kind === 'sports')
  expect(sports).toHaveLength(13)
  for (const { variant, intro } of sports) {
    expect(intro).toContain(`今日${DAY_MS / KICKOFF_MS}场`)
    const { name, isEsports } = DISCIPLINES[variant]!
    if (!isEsports) expect(intro).toContain(name)
  }
})

it('live and lottery tiles name their first table and their pace [D40]', () => {
  for (const { variant, intro } of played.filter(({ kind }) => kind === 'live')) {
    expect(intro).toMatch(variant === 'roulette' ? /^轮盘・/ : /^百家乐・/)
    expect(intro).toContain(`每${LIVE.length / 1000}秒一局`)
  }
  expect(DRAW.length).toBe(60_000)
  for (const { intro } of played.filter(({ kind }) => kind === 'lottery'))
    expect(intro).toContain('每分钟开奖')
})
