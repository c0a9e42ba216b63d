import { expect, test } from './fixtures'
import { expectToast, memberBar } from './steps'

const LISTS = ['homenotice', 'bannerList', 'game/list', 'gamelistBycode', 'activitylist', 'uservip']
const PAGES = [
  '',
  'realbet',
  'sport',
  'gaming',
  'joker',
  'concise',
  'lottery',
  'activity',
  'vip',
  'abouts',
  'app',
]

const NOISE = /undefined|NaN|\bnull\b|\[object/

for (const [name, answer] of [
  ['null lists', { json: { code: 200, message: '', data: null } }],
  ['HTML', { text: '<!doctype html><title>x</title>' }],
  ['an empty body', { text: '' }],
  [
    'rows of the wrong kind',
    { json: { code: '200', message: '', data: [null, 5, 'x', {}, { name: null }] } },
  ],
  ['an object where a list belongs', { json: { code: 200, message: '', data: { data: 'x' } } }],
] as const) {
  test(`public pages stand ${name}: nothing blank, nothing but Chinese [D15] [D16] [s1-8.1]`, async ({
    page,
    server,
  }) => {
    for (const path of LISTS) server.answer(`/api/${path}`, answer, 999)
    for (const path of PAGES) {
      await page.goto(`/#/${path}`)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
      await expect(page.getByRole('main').locator('[aria-busy=true]:visible'), path).toHaveCount(0)
      expect((await page.getByRole('main').innerText()).trim().length, path).toBeGreaterThan(10)
      expect(await page.locator('body').innerText(), path).not.toMatch(NOISE)
    }
  })
}

test('numbers as texts and flags of any kind are read [D16] [s1-3.2]', async ({ page, server, logIn }) => {
  await logIn('newbie1', 'newbie88')
  const user = {
    username: 'newbie1',
    balance: 1234.5,
    gameblance: null,
    current_vip: 'VIP2',
    isagent: '0',
    status: '1',
    isblack: false,
    transferstatus: '1',
  }
  server.answer('/api/user', { json: { code: '200', message: '', data: user } }, 9)
  server.answer('/api/balance', { json: { code: 200, message: '', data: { balance: '1234.50' } } }, 99)
  await page.goto('/')
  await expect(memberBar(page)).toContainText('1,234.50')
  await expect(memberBar(page).getByRole('img', { name: 'VIP2' })).toBeVisible()
})

test('a name of 10,000 characters breaks no layout [D34]', async ({ page, server }) => {
  const row = {
    category_id: 'concise',
    app_state: 1,
    platform_name: 'X'.repeat(500),
    game_code: '0',
    name: '长'.repeat(10_000),
    mobile_img: '',
    api_logo_img: '',
  }
  server.answer(
    '/api/game/list',
    {
      json: {
        code: 200,
        message: '',
        data: [row, { ...row, category_id: 'realbet' }, { ...row, category_id: 'lottery' }],
      },
    },
    99,
  )
  server.answer('/api/homenotice', { json: { code: 200, message: '', data: ['告'.repeat(10_000)] } }, 99)
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 800 })
    for (const path of ['', 'concise', 'realbet', 'lottery']) {
      await page.goto(`/#/${path}`)
      await expect(page.getByRole('main')).toBeVisible()
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        `${path} at ${width}`,
      ).toBeLessThanOrEqual(0)
    }
  }
})

for (const [name, value] of [
  ['no JSON', '{bad'],
  ['another shape', '{"data":"x","savedAt":"y"}'],
  ['a date in the future', `{"data":[{"name":5}],"savedAt":${Date.now() * 2}}`],
] as const) {
  test(`stored keys that hold ${name} are dropped silently [D6] [s1-3.7]`, async ({ page }) => {
    await page.goto('/robots.txt')
    await page.evaluate((text) => {
      for (const key of 'userInfo appInfo bannerList realbetList jokerList gamingList sportList lotteryList conciseList portal:reads portal:favourites portal:recent portal:dismissed'.split(
        ' ',
      ))
        localStorage.setItem(key, text)
    }, value)
    await page.goto('/#/realbet')
    await expect(page.getByRole('main').getByRole('button', { name: /^进入/ }).first()).toBeVisible()
    expect(await page.locator('body').innerText()).not.toMatch(NOISE)
  })
}

test('the storage holds the lists under the owner’s keys [D6] [s1-3.7]', async ({ page }) => {
  await page.goto('/')
  const keys = [
    'appInfo',
    'bannerList',
    'realbetList',
    'jokerList',
    'gamingList',
    'sportList',
    'lotteryList',
    'conciseList',
  ]
  await expect
    .poll(() =>
      page.evaluate(
        (names) => names.filter((name) => JSON.parse(localStorage.getItem(name) ?? '{}').savedAt > 0),
        keys,
      ),
    )
    .toEqual(keys)
})

test('a player who comes back sees the saved lobby at once, before any answer [D6]', async ({
  page,
  server,
}) => {
  await page.goto('/#/realbet')
  await expect(page.getByRole('main').getByRole('button', { name: /^进入/ }).first()).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('realbetList'))).toBeTruthy()
  for (const path of ['app', 'game/list', 'homenotice', 'bannerList']) server.delay(`/api/${path}`, 20_000, 9)
  await page.goto('/robots.txt')
  await page.goto('/#/realbet')
  await expect(page.getByRole('main').getByRole('button', { name: /^进入/ }).first()).toBeVisible({
    timeout: 3000,
  })
})

test('blocked storage breaks no page [D6]', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page.goto('/#/realbet')
  await expect(page.getByRole('main')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a server message that is a stack or a page is replaced [D16]', async ({ page, server }) => {
  server.refuse('/api/game/list', 'SQLSTATE[42S02]: Base table or view not found', 500)
  await page.goto('/#/realbet')
  await expectToast(page, '系统繁忙，请稍后再试')
})
