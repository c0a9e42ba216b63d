import { expect, test, type Page } from '../kit/fixtures'
import { heading, hold, memberBar, saved } from '../kit/steps'

// A second visit with the browser's stored data (D6).

const REMEMBERED = '（上次保存，待确认）'

declare global {
  interface Window {
    /** The page's text in the first frame with its heading. */
    firstFrame?: string
  }
}

/** Records the first frame of the app itself, not of the static shell. */
const watchFirstFrame = (page: Page) =>
  page.addInitScript(() => {
    const look = () => {
      const frame = document.querySelector<HTMLElement>('main h1')?.closest('main')
      if (frame?.isConnected && frame.id === 'main') window.firstFrame = document.body.innerText
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
const firstFrame = (page: Page) => page.evaluate(() => window.firstFrame)

/** Changes every stored entry, after this page's pending saves. */
const change = (page: Page, patch: { age?: number; text?: string }) =>
  page.evaluate(({ age, text }) => {
    for (const [key, value] of Object.entries(localStorage as Record<string, string>)) {
      if (!/List$|^appInfo$|^userInfo$|^portal:reads$/.test(key)) continue
      const aged = value.replace(/"savedAt":\d+/g, `"savedAt":${Date.now() - (age ?? 0)}`)
      localStorage.setItem(key, text ?? aged)
    }
  }, patch)

test(
  'the balance and three-day-old lists show in the first frame and are refetched at once',
  { tag: ['@core', '@D6', '@s1-3.7'] },
  async ({ page, server, at }) => {
    await at('/realbet')
    await expect(memberBar(page)).toContainText('28,640.50')
    for (const key of ['userInfo', 'realbetList']) await saved(page, key)
    await page.goto('/robots.txt')
    await change(page, { age: 3 * 24 * 60 * 60 * 1000 })

    await server.member('demo888', { balance: '77.00' })
    const letGo = await hold(page, /\/api\/(user|balance|game\/list|app)\b/)
    const before = server.requestsOf('/api/game/list').length
    await watchFirstFrame(page)
    await page.goto('/#/realbet')
    await expect(heading(page, '真人娱乐')).toBeVisible()
    const balance = memberBar(page).locator('[data-balance]')
    await expect(balance).toContainText(`28,640.50${REMEMBERED}`)
    await expect(balance).toHaveCSS('text-decoration-style', 'dotted')
    await expect(balance).toHaveAttribute('title', '上次保存的余额，待确认')
    expect(await firstFrame(page)).toContain('AG国际厅')
    letGo()
    await expect.poll(() => server.requestsOf('/api/game/list').length).toBe(before + 1)
    // The first answer confirms it.
    await expect(balance).toHaveText('¥ 77.00')
    await expect(balance).toHaveCSS('text-decoration-style', 'solid')
    await expect(balance).not.toHaveAttribute('title')
  },
)

test('another member’s saved data never shows, and unreadable data is refetched', async ({
  page,
  server,
  at,
}) => {
  await at('/realbet')
  await expect(memberBar(page)).toContainText('28,640.50')
  await saved(page, 'userInfo')
  await page.goto('/robots.txt')
  const token = await server.tokenOf('newbie1', 'newbie88')
  await watchFirstFrame(page)
  // Another session in this tab, as after a crash during a login: its epoch differs from the stored one.
  await page.evaluate((value) => {
    sessionStorage.setItem('token', value)
    sessionStorage.setItem('portal:epoch', 'another')
  }, token)
  await server.delay('/api/user', 1000)
  await page.goto('/#/realbet')
  await expect(memberBar(page)).toContainText('newbie1')
  expect(await firstFrame(page)).not.toMatch(/demo888|28,640/)

  for (const make of [
    () => change(page, { text: '{"data":[{"category_id":"realbet","name":"旧的真人厅"}],' }),
    () => page.evaluate(() => localStorage.setItem('portal:version', '0')),
  ]) {
    await saved(page, 'realbetList')
    await page.goto('/robots.txt')
    await make()
    await page.goto('/#/realbet')
    await expect(page.getByRole('main').getByText('BG真人厅').first()).toBeVisible()
    await expect(page.getByText('旧的真人厅')).toHaveCount(0)
    const kept = () =>
      page.evaluate(() => [localStorage.getItem('realbetList'), localStorage.getItem('portal:version')])
    await expect.poll(async () => (await kept())[0]).toContain('BG真人厅')
    expect((await kept())[1]).toBe('2')
  }
})

test('the portal starts even if the file that restores saved data is missing', async ({ page }) => {
  await page.goto('/#/realbet')
  await saved(page, 'realbetList')
  await saved(page, 'appInfo')
  let missed = 0
  await page.route(/\/assets\/lobby-[^/]*\.js$/, (route) => {
    missed += 1
    return route.fulfill({ status: 404, body: '' })
  })
  await page.goto('/?again')
  await expect(page.getByRole('region', { name: '公告' }).getByRole('button').first()).toBeVisible()
  expect(missed).toBeGreaterThan(0)
})
