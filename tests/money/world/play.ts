import { expect, type Page } from '@playwright/test'
import { BEIJING_MS, formatDay } from '@/contract/values/beijing'
import type { Server } from '../../kit/words'

export const SECOND = 1000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE

/** The demo clock, which these tests only move forward. */
export function demoClock(server: Server) {
  let offset = 0
  const now = () => Date.now() + offset
  const to = async (moment: number) => {
    expect(moment, 'the clock moves forward').toBeGreaterThan(now())
    offset = moment - Date.now()
    await server.clock(offset)
  }
  return {
    now,
    to,
    by: (ms: number) => to(now() + ms),
    /** Moves on to the start of the next round of this length. */
    toNext: (length: number) => to((Math.floor(now() / length) + 1) * length + SECOND),
  }
}
export type DemoClock = ReturnType<typeof demoClock>

/** Start of a Beijing day in the month after this one, or after the next, ms. */
export function dayOfMonth(ahead: number, day: number): number {
  const [year = 0, month = 1] = formatDay(Date.now()).split('-').map(Number)
  return Date.UTC(year, month - 1 + ahead, day) - BEIJING_MS
}

/** A game: its address and what to pick. */
type Game = { address: string; pick?: string | RegExp }
export const SLOTS: Game = { address: 'name=PG&type=concise&code=slot03' }
export const BOARDS: Game = { address: 'name=KY&type=joker&code=zjh', pick: /^闲家 / }
export const FISHING: Game = { address: 'name=FG&type=fishing&code=fish01', pick: /^银鱼/ }
export const LIVE: Game = { address: 'name=AG&type=realbet&code=live', pick: /^庄 / }
export const LOTTERY: Game = { address: 'name=CP&type=lottery&code=ssc5', pick: /^大 / }
export const SPORTS: Game = { address: 'name=SB&type=sport&code=sb', pick: /^主胜 / }

/** Opens a game's page and places one bet, by default at the minimum stake. */
export async function play(page: Page, { address, pick }: Game, stake = ''): Promise<void> {
  const status = page.getByRole('status')
  await page.goto(`/#/gamePage?${address}`)
  await page.waitForURL(/demo-game/)
  await expect(status).toContainText('按“下注”')
  if (pick !== undefined) await page.getByRole('button', { name: pick }).first().click()
  if (stake !== '') await page.getByLabel('其他金额').fill(stake)
  await page.getByRole('button', { name: '下注' }).click()
  await expect(status).toContainText('投注 ¥')
}

/** Creates turnover at little cost through the game page's own calls: equal bets on 大 and 小, draw after draw. */
export async function turnOver(
  server: Server,
  clock: DemoClock,
  token: string,
  { draws, pairs }: { draws: number; pairs: number },
): Promise<void> {
  const lottery = { plat_name: 'CP', game_type: 'lottery', game_code: 'ssc5', is_mobile_url: 0 }
  const { data } = await server.call<{ url: string }>('/api/getGameUrl', lottery, token)
  const ticket = new URL(data.url).searchParams.get('ticket')
  for (let draw = 0; draw < draws; draw++) {
    await clock.toNext(MINUTE)
    for (const pick of Array.from({ length: pairs }, () => ['大', '小']).flat()) {
      const bet = { ticket, amount: '2000', picks: [pick] }
      expect(await server.call('/api/__demo__/game/bet', bet)).toMatchObject({ code: 200 })
    }
  }
  await clock.toNext(MINUTE)
}
