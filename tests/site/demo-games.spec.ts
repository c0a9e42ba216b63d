import { axeFinds } from '../kit/audit'
import { expect, test, type Page } from '../kit/fixtures'
import type { Server } from '../kit/words'

type Game = [kind: string, address: string]
const KINDS: Game[] = [
  ['reels', 'name=PG&type=concise&code=slot03'],
  ['hall', 'name=AG&type=realbet&code=live'],
  ['wheel', 'name=WM&type=realbet&code=live'],
  ['match', 'name=SB&type=sport&code=sb'],
  ['e-sports', 'name=SB&type=gaming&code=lane'],
  ['dice', 'name=CP&type=lottery&code=k3'],
  ['balls', 'name=CP&type=lottery&code=pk10'],
  ['cards', 'name=KY&type=joker&code=zjh'],
  ['catch', 'name=FG&type=fishing&code=fish01'],
]
const addressOf = (kind: string) => KINDS.find(([name]) => name === kind)![1]

/** Opens a game in the page. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(`/#/gamePage?${address}`)
  await page.waitForURL(/demo-game/)
  await expect(status(page)).toContainText('按“下注”')
}
const status = (page: Page) => page.getByRole('status')
const start = (page: Page) => page.getByRole('button', { name: '下注' })
const bets = (page: Page) => page.getByRole('region', { name: '最近注单' }).getByRole('listitem')
const sums = (page: Page) => page.getByRole('group', { name: '投注金额' }).getByRole('button')

/** Returns a setter of the demo clock: ms after the start of the current period of `length` ms. */
const clockIn = (server: Server, length: number) => {
  const begins = Math.floor(Date.now() / length) * length
  return (after: number) => server.clock(begins + after - Date.now())
}

for (const [kind, address] of KINDS)
  test(
    `${kind}: states return, limits, 18+ and play money, chooses the least stake, has 下注 in sight`,
    { tag: ['@D40', '@D34'] },
    async ({ page, logIn }) => {
      // Without bets of late.
      await logIn('agent88', 'agent8888')
      await open(page, address)
      const rules = page.getByRole('region', { name: '规则与赔付' })
      await expect(rules).toContainText(/单注限额[\d.]+–[\d,]+元.*返还率95%至97%/)
      await expect(page.getByText(/只用试玩币.*18\+/)).toBeVisible()
      await expect(sums(page).first()).toHaveAttribute('aria-pressed', 'true')
      await expect(sums(page).and(page.locator('[aria-pressed=true]'))).toHaveCount(1)
      for (const [width, height] of [
        [1440, 900],
        [844, 390],
        [390, 844],
        [360, 640],
      ] as const) {
        await page.setViewportSize({ width, height })
        await expect(start(page)).toBeInViewport({ ratio: 1 })
        await expect(status(page)).toBeInViewport({ ratio: 1 })
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
        if (width !== 844 && width !== 360) expect(await axeFinds(page), `${kind} at ${width} px`).toEqual([])
      }
    },
  )

test('a bet without a pick, or outside the limits, is not sent; a decided one is told with its amounts', async ({
  page,
  server,
  logIn,
}) => {
  await logIn()
  await open(page, addressOf('cards'))
  await start(page).click()
  await expect(status(page)).toHaveText('请先选择投注项')
  await page.getByRole('button', { name: /^庄家/ }).click()
  for (const typed of ['4.99', '5000.01', '一百']) {
    await page.getByLabel('其他金额').fill(typed)
    await start(page).click()
    await expect(status(page)).toHaveText('单注限额5–5,000元')
  }
  server.expectNone('/api/__demo__/game/bet')
  await page.getByLabel('其他金额').fill('7.50')
  await start(page).click()
  await expect(status(page)).toHaveText(
    /，(派彩 ¥ 14\.40，净赢 ¥ 6\.90|未中奖，净输 ¥ 7\.50|退回本金) 投注 ¥ 7\.50$/,
  )
  await expect(bets(page).first()).toContainText('三张比牌 · 庄家')
})

test('a shot by keyboard alone, and every shot is a record', async ({ page, logIn }) => {
  await logIn()
  await open(page, addressOf('catch'))
  const fish = page.getByRole('button', { name: /^银鱼/ })
  await fish.focus()
  await page.keyboard.press('Enter')
  await expect(fish).toHaveAttribute('aria-pressed', 'true')
  await start(page).focus()
  for (const _shot of [1, 2]) {
    await page.keyboard.press('Enter')
    await expect(status(page)).toContainText(/银鱼 2倍 (未捕获，未中奖，净输|捕获，派彩)/)
    await expect(start(page)).toHaveAttribute('aria-disabled', 'false')
  }
  await expect(bets(page).filter({ hasText: '鱼炮' }).nth(1)).toContainText('银鱼')
})

test('a game opens with the stake of its last bet in its place among the sums, another game with its least', async ({
  page,
  logIn,
}) => {
  await logIn()
  const shoot = async (choose: () => Promise<void>) => {
    await open(page, addressOf('catch'))
    await page.getByRole('button', { name: /^银鱼/ }).click()
    await choose()
    await start(page).click()
    await expect(status(page)).toContainText(/银鱼 2倍/)
    await open(page, addressOf('catch'))
  }
  await shoot(() => sums(page).nth(2).click())
  await expect(sums(page)).toHaveText(['0.1元', '0.5元', '1元', '5元', '10元'])
  await expect(sums(page).nth(2)).toHaveAttribute('aria-pressed', 'true')
  await shoot(() => page.getByLabel('其他金额').fill('3.5'))
  await expect(sums(page)).toHaveText(['0.1元', '0.5元', '1元', '3.5元', '5元', '10元'])
  await expect(sums(page).nth(3)).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByLabel('其他金额')).toHaveValue('')
  await open(page, 'name=KY&type=joker&code=sangong0')
  await expect(sums(page).first()).toHaveAttribute('aria-pressed', 'true')
})

test('another table forgets the pick of the one before', async ({ page, logIn }) => {
  await logIn()
  await open(page, addressOf('hall'))
  await page.getByRole('button', { name: /^闲 / }).click()
  await page.getByRole('button', { name: '轮盘' }).click()
  await expect(page.getByRole('button', { name: /^闲 / })).toHaveCount(0)
  await start(page).click()
  await expect(status(page)).toHaveText('请先选择投注项')
})

test('a slip of two matches is settled in the records in its own words', async ({ page, server, logIn }) => {
  // 8:00 in Beijing, so that the matches are over before midnight.
  const day = 86_400_000
  const at = clockIn(server, day)
  await at(day + 5000)
  await logIn()
  await open(page, addressOf('match'))
  const ahead = page.getByRole('region', { name: '投注项' }).getByRole('group')
  const clubs = (await ahead.first().getAttribute('aria-label')) ?? ''
  const home = (nth: number) => ahead.nth(nth).getByRole('button', { name: /^主胜 / })
  await home(0).click()
  await ahead
    .nth(0)
    .getByRole('button', { name: /^客胜 / })
    .click()
  await expect(home(0)).toHaveAttribute('aria-pressed', 'false')
  await home(1).click()
  await expect(page.getByText(/^2串1，总赔率 \d+(\.\d\d?)?，每多一场加4%$/)).toBeVisible()
  const total = /总赔率 ([\d.]+)/.exec(await page.getByText(/^2串1，总赔率/).innerText())?.[1]
  await start(page).click()
  await expect(status(page)).toContainText('投注成功')
  await expect(bets(page).first()).toContainText(`2串1 @${total}`)
  await at(day + 5_000_000)
  await page.goto('/#/betRecord')
  const row = page.getByRole('row').filter({ hasText: '2串1' }).first()
  await expect(row).toContainText(clubs)
  await expect(row).toContainText(/已结算|无效/)
})

test('a lottery shows the last draw, and has one each minute', async ({ page, server, logIn }) => {
  const at = clockIn(server, 60_000)
  await at(3000)
  await logIn()
  await open(page, addressOf('dice'))
  await expect(page.getByRole('timer')).toHaveText(/^距截止 0:5\d$/)
  await page.getByRole('button', { name: '单 1.92' }).click()
  await start(page).click()
  await expect(status(page)).toContainText('投注成功')
  await expect(bets(page).first()).toContainText('未结算')
  const issue = /第(\d{12})期/.exec(await status(page).innerText())?.[1] ?? ''
  await at(62_000)
  await expect(page.getByText(`上期 第${issue}期`)).toBeVisible({ timeout: 8000 })
  await expect(bets(page).first()).toContainText(/第\d{12}期 单 开奖 \d( \d){2}/)
  await expect(bets(page).first()).not.toContainText('未结算')
  await expect(page.getByRole('region', { name: '开奖' }).getByRole('img')).toHaveCount(3)
})

test('a window that could not be read is read at the press of 下注', async ({ page, server, logIn }) => {
  await logIn()
  server.drop('/api/__demo__/game/state', 'request')
  await page.goto(`/#/gamePage?${addressOf('cards')}`)
  await page.waitForURL(/demo-game/)
  await expect(status(page)).toContainText('网络异常，请检查当前网络后重试！')
  await start(page).click()
  await expect(status(page)).toContainText('按“下注”')
})

test('the window paints its name and 加载中 before its script and styles have come', async ({ page }) => {
  await page.route(/demo-game-.*\.js|\.css$/, () => undefined)
  await page.goto('/demo-game.html?ticket=x', { waitUntil: 'commit' })
  await expect(page.getByText('加载中')).toBeVisible()
  const paints = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)
  await expect.poll(paints).toBe(1)
})
