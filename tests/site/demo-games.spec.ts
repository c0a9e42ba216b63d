import { axeFinds } from '../kit/audit'
import { expect, test, type Page } from '../kit/fixtures'
import type { Server } from '../kit/words'

type Game = [kind: string, address: string]
const KINDS: Game[] = [
  ['slots', 'name=PG&type=concise&code=slot03'],
  ['live', 'name=AG&type=realbet&code=live'],
  ['roulette', 'name=WM&type=realbet&code=live'],
  ['sports', 'name=SB&type=sport&code=sb'],
  ['e-sports', 'name=SB&type=gaming&code=lane'],
  ['lottery', 'name=CP&type=lottery&code=k3'],
  ['boards', 'name=KY&type=joker&code=zjh'],
  ['bulls', 'name=KY&type=joker&code=niu'],
  ['dragon', 'name=OG&type=realbet&code=live'],
  ['fishing', 'name=FG&type=fishing&code=fish01'],
]
const addressOf = (kind: string) => KINDS.find(([name]) => name === kind)![1]

/** Opens a game in the page. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(`/#/gamePage?${address}`)
  await page.waitForURL(/demo-game/)
  await expect(status(page)).toContainText('按“')
}
const status = (page: Page) => page.getByRole('status')
const bets = (page: Page) => page.getByRole('region', { name: '最近注单' }).getByRole('listitem')
const rules = (page: Page) => page.getByRole('region', { name: '规则与赔付' })

/** Returns a setter of the demo clock: ms after the start of the current period of `length` ms. */
const clockIn = (server: Server, length: number) => {
  const begins = Math.floor(Date.now() / length) * length
  return (after: number) => server.clock(begins + after - Date.now())
}

for (const [kind, address] of KINDS)
  test(
    `${kind}: states return, limits, 18+ and play money, picks the least stake, fits 360 px`,
    { tag: ['@chromium', '@D40', '@D34'] },
    async ({ page, logIn }) => {
      // Without bets of late.
      await logIn('agent88', 'agent8888')
      await open(page, address)
      await expect(rules(page)).toContainText(/返还率约? ?9[5-6]/)
      await expect(page.getByText(/^单注限额[\d.]+–[\d,]+元$/)).toBeVisible()
      await expect(page.getByText(/只用试玩币.*18\+/)).toBeVisible()
      const stakes = page.getByRole('group', { name: /^投注金额/ })
      await expect(stakes.getByRole('button').first()).toHaveAttribute('aria-pressed', 'true')
      await expect(stakes.getByRole('button', { pressed: true })).toHaveCount(1)
      for (const width of [1440, 360]) {
        await page.setViewportSize({ width, height: 800 })
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
        expect(await axeFinds(page), `${kind} at ${width} px`).toEqual([])
      }
    },
  )

test('a bet without a pick, or outside the limits, is not sent', async ({ page, server, logIn }) => {
  await logIn()
  await open(page, addressOf('boards'))
  await page.getByRole('button', { name: '发牌' }).click()
  await expect(status(page)).toHaveText('请先选择投注项')
  await page.getByRole('button', { name: /^庄家/ }).click()
  for (const typed of ['4.99', '5000.01', '一百']) {
    await page.getByLabel('其他金额').fill(typed)
    await page.getByRole('button', { name: '发牌' }).click()
    await expect(status(page)).toHaveText('单注限额5–5,000元')
  }
  server.expectNone('/api/__demo__/game/bet')
  await page.getByLabel('其他金额').fill('7.50')
  await page.getByRole('button', { name: '发牌' }).click()
  await expect(status(page)).toContainText('投注 ¥ 7.50')
  await expect(bets(page).first()).toContainText('三张比牌 · 庄家')
})

test('fishing by keyboard alone: pick, fire, and every shot is a record', async ({ page, logIn }) => {
  await logIn()
  await open(page, addressOf('fishing'))
  const fish = page.getByRole('button', { name: /^银鱼/ })
  await fish.focus()
  await page.keyboard.press('Enter')
  await expect(fish).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Enter')
  await expect(status(page)).toContainText(/银鱼 2倍，(未中奖|派彩)/)
  await page.getByRole('button', { name: '发炮' }).focus()
  await page.keyboard.press('Enter')
  await expect(bets(page).filter({ hasText: '鱼炮' }).nth(1)).toContainText('银鱼')
})

test('a game opens with the stake of its last bet, another game with its least', async ({ page, logIn }) => {
  await logIn()
  const other = page.getByRole('textbox', { name: '其他金额' })
  const enter = async (kind: string) => {
    await open(page, addressOf(kind))
    return page.getByRole('group', { name: /^投注金额/ }).getByRole('button')
  }
  const sums = await enter('fishing')
  await sums.nth(2).click()
  for (const stake of ['', '3.5']) {
    await page.getByRole('button', { name: /^银鱼/ }).click()
    await other.fill(stake)
    await page.getByRole('button', { name: '发炮' }).click()
    await expect(status(page)).toContainText(/银鱼 2倍，(未中奖|派彩)/)
    await enter('fishing')
    await expect(sums.nth(2)).toHaveAttribute('aria-pressed', String(stake === ''))
    await expect(other).toHaveValue(stake)
  }
  await expect((await enter('bulls')).first()).toHaveAttribute('aria-pressed', 'true')
})

test('two windows see one baccarat round; its bet is settled when the round ends', async ({
  page,
  server,
  logIn,
}) => {
  const at = clockIn(server, 30_000)
  await at(2000)
  await logIn()
  await open(page, addressOf('live'))
  const other = await page.context().newPage()
  await other.goto(page.url())
  await expect(status(other)).toContainText('按“')
  const felt = (game: Page) => game.locator('.felt').innerText()
  expect(await felt(other)).toBe(await felt(page))
  await page.getByRole('button', { name: /^闲 / }).click()
  await page.getByRole('button', { name: '下注' }).click()
  await expect(status(page)).toContainText(/^投注成功：第\d{12}局/)
  await expect(bets(page).first()).toContainText('未结算')
  const issue = /第(\d{12})局/.exec(await status(page).innerText())?.[1] ?? ''
  await at(21_000)
  await expect(page.getByText(`第${issue}局结果`)).toBeVisible({ timeout: 8000 })
  await expect(status(page)).toContainText(/闲 第\d{12}局 闲\d点 庄\d点/)
  await expect(bets(page).first()).not.toContainText('未结算')
  await expect(other.getByText(`第${issue}局结果`)).toBeVisible({ timeout: 8000 })
  expect(await felt(other)).toBe(await felt(page))
  await at(22_000)
  await page.getByRole('button', { name: '下注' }).click()
  await expect(status(page)).toHaveText('本期已封盘，请等下一期')
})

test('a slip of two matches is settled in the records in its own words', async ({ page, server, logIn }) => {
  // 8:00 in Beijing, so that the matches are over before midnight.
  const day = 86_400_000
  const at = clockIn(server, day)
  await at(day + 5000)
  await logIn()
  await open(page, addressOf('sports'))
  const ahead = page.getByRole('region', { name: '即将开赛' }).getByRole('listitem')
  const clubs = await ahead.first().locator('.clubs').innerText()
  await ahead.nth(0).getByRole('button').first().click()
  await ahead.nth(1).getByRole('button').last().click()
  await expect(page.getByText(/^2串1，总赔率 [\d.]+，每多一场加4%$/)).toBeVisible()
  await page.getByRole('button', { name: '下注' }).click()
  await expect(status(page)).toContainText('投注成功')
  await at(day + 4_000_000)
  await page.goto('/#/betRecord')
  const row = page.getByRole('row').filter({ hasText: '2串1' }).first()
  await expect(row).toContainText(clubs.replace(' - ', '-'))
  await expect(row).toContainText(/已结算|无效/)
})

test('a lottery shows 期号 and numbers of the last draws, and a draw each minute', async ({
  page,
  server,
  logIn,
}) => {
  const at = clockIn(server, 60_000)
  await at(3000)
  await logIn()
  await open(page, addressOf('lottery'))
  const draws = page.getByRole('region', { name: '开奖记录' }).getByRole('listitem')
  await expect(draws).toHaveCount(10)
  await page.getByRole('button', { name: '单 1.92' }).click()
  await page.getByRole('button', { name: '下注' }).click()
  await expect(status(page)).toContainText('投注成功')
  const issue = /第(\d{12})期/.exec(await status(page).innerText())?.[1] ?? ''
  await expect(draws.first()).not.toContainText(issue)
  await at(62_000)
  await expect(draws.first()).toContainText(issue, { timeout: 8000 })
  await expect(bets(page).first()).toContainText(/第\d{12}期 单 开奖 \d( \d){2}/)
})

test('大 and 小 are explained where they are offered, and draws are listed below the stake', async ({
  page,
  logIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await logIn()
  await open(page, addressOf('lottery'))
  await expect(rules(page)).toContainText('总和为全部号码之和，11及以上为大，其余为小')
  const stake = await page.getByRole('button', { name: '下注' }).boundingBox()
  const draws = await page.getByRole('region', { name: '开奖记录' }).boundingBox()
  expect(stake!.y + stake!.height).toBeLessThan(draws!.y)
  await open(page, addressOf('roulette'))
  await expect(rules(page)).toContainText('1至18为小，19至36为大')
})

test('nothing turns under reduced motion, and the result comes at once', async ({ page, logIn }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await logIn()
  await open(page, addressOf('slots'))
  await page.getByRole('button', { name: '开始游戏' }).click()
  await expect(bets(page).first()).toContainText('雀牌 10线')
  // The reset shortens what moves to an instant.
  const moving = await page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(
          ({ playState, effect }) =>
            playState === 'running' && Number(effect?.getComputedTiming().endTime) > 100,
        ).length,
  )
  expect(moving).toBe(0)
})
