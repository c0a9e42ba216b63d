import { expect, workerTest as test, type Page } from '../kit/fixtures'
import { heading } from '../kit/steps'

// What a returning player sees of a lobby before the app has come to draw it.

declare global {
  interface Window {
    /** What stood there before the app did. */
    keptView?: { text: string; html: string; isInert: boolean; top: number; hasScript?: boolean }
  }
}

const LOBBIES = {
  '/realbet': '真人娱乐',
  '/sport': '体育赛事',
  '/gaming': '电子竞技',
  '/joker': '棋牌游戏',
  '/concise': '电子捕鱼',
  '/lottery': '彩票游戏',
}

const viewOf = (path: string) => `portal:view:${path}`
const kept = (page: Page) => page.evaluate(() => window.keptView)

/** Goes to a lobby by the app until its first screen is kept. */
async function keep(page: Page, path: string): Promise<void> {
  await page.evaluate((next) => void (location.hash = next), path)
  await expect
    .poll(() => page.evaluate((key) => localStorage.getItem(key), viewOf(path)), { timeout: 15_000 })
    .not.toBeNull()
}

/** A page of this site whose files and lobbies are all on the device. */
async function visit(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (!location.protocol.startsWith('http')) return
    localStorage.setItem('portal:dismissed', '["welcomeModal"]')
    const look = () => {
      const main = document.querySelector<HTMLElement>('#root > .shell ~ main')
      if (!main) return
      observer.disconnect()
      const top = main.querySelector('h1')?.getBoundingClientRect().top ?? -1
      const view = { text: main.innerText, html: main.outerHTML, isInert: main.inert, top }
      window.keptView = view
      // In the frame that paints it the app's script is still held back.
      requestAnimationFrame(() => {
        window.keptView = { ...view, hasScript: document.querySelector('script[src]') !== null }
      })
    }
    const observer = new MutationObserver(look)
    observer.observe(document, { childList: true, subtree: true })
  })
  await page.goto('/')
  await expect(page.getByRole('status').filter({ hasText: '已可离线使用' })).toBeVisible({ timeout: 20_000 })
}

/** Changes what is kept of a lobby; `null` stands for text that is no JSON. */
const change = (page: Page, path: string, patch: object | null) =>
  page.evaluate(
    ([key, change]) => {
      const view = JSON.parse(localStorage.getItem(key) ?? '{}') as object
      localStorage.setItem(key, change ? JSON.stringify({ ...view, ...change }) : '{[')
    },
    [viewOf(path), patch] as const,
  )

test('each lobby opened before is shown before the app has loaded, and cannot be pressed until then [D54]', async ({
  page,
}) => {
  await visit(page)
  for (const path of Object.keys(LOBBIES)) await keep(page, path)
  for (const [path, title] of Object.entries(LOBBIES)) {
    await page.evaluate((next) => void (location.hash = next), path)
    await page.reload()
    await expect(heading(page, title)).toBeVisible()
    const view = await kept(page)
    expect(view?.text, path).toContain(title)
    expect(view?.isInert, path).toBe(true)
    expect(view?.hasScript, path).toBe(false)
    await expect(page.locator('script[src]')).toHaveCount(1)
    // The app has taken its place, at the same place.
    await expect(page.locator('main')).toHaveCount(1)
    await expect(page.locator('main')).not.toHaveAttribute('inert')
    const box = await heading(page, title).boundingBox()
    expect(Math.abs((box?.y ?? 0) - (view?.top ?? 0)), path).toBeLessThanOrEqual(1)
  }
})

test('without a network the kept lobby shows its games before the app has come [D54]', async ({
  page,
  context,
}) => {
  await visit(page)
  await keep(page, '/realbet')
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('button', { name: '进入BG 真人厅' })).toBeVisible()
  expect((await kept(page))?.text).toContain('BG 真人厅')
})

test('a view of another version or of a window of another width is not shown [D6]', async ({ page }) => {
  await visit(page)
  for (const patch of [{ version: 'http://127.0.0.1/assets/index-old.js' }, { width: 333 }, null]) {
    await keep(page, '/realbet')
    await change(page, '/realbet', patch)
    await page.reload()
    await expect(page.getByRole('button', { name: '进入BG 真人厅' })).toBeVisible()
    expect(await kept(page)).toBeUndefined()
    await page.evaluate((key) => localStorage.removeItem(key), viewOf('/realbet'))
    await page.reload()
  }
})

test('whatever storage holds, nothing but boxes, texts and pictures comes out of it [extra]', async ({
  page,
}) => {
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  await visit(page)
  await keep(page, '/realbet')
  const link = ['a', { href: 'javascript:alert(1)', onclick: 'alert(2)' }, '', ['去别处']]
  const picture = ['img', { src: '/art/none.svg', onerror: 'alert(3)' }, '', []]
  const icon = ['svg', {}, '', [['use', { href: 'https://example.com/x.svg#a' }, '', []]]]
  const script = ['script', {}, '', ['alert(4)']]
  const frame = ['iframe', { src: 'https://example.com', srcdoc: '<p>x' }, '', []]
  const form = ['form', { action: 'https://example.com' }, '', [['input', { value: 'x' }, '', []]]]
  await change(page, '/realbet', { view: ['main', {}, '', [link, picture, icon, script, frame, form]] })
  await page.reload()
  await expect(page.getByRole('button', { name: '进入BG 真人厅' })).toBeVisible()
  const html = (await kept(page))?.html ?? ''
  expect(html).toContain('去别处')
  expect(html).not.toMatch(/href|onclick|onerror|script|iframe|form|example/)
  expect(dialogs).toEqual([])

  for (const view of [['main', {}, '', 7], [1], 'main', { a: 1 }, [['x'], null]]) {
    await change(page, '/realbet', { view })
    await page.reload()
    await expect(page.getByRole('button', { name: '进入BG 真人厅' })).toBeVisible()
  }
})

test('a site that is closed shows no kept lobby, also at the next visit [D54]', async ({ page }) => {
  await visit(page)
  await keep(page, '/realbet')
  await page.evaluate(() =>
    fetch('/api/__demo__/site', { method: 'POST', body: JSON.stringify({ site_state: 0 }) }),
  )
  await page.reload()
  await expect(heading(page, '系统维护中')).toBeVisible()
  expect(await page.evaluate((key) => localStorage.getItem(key), viewOf('/realbet'))).toBeNull()
  await page.reload()
  await expect(heading(page, '系统维护中')).toBeVisible()
  expect(await kept(page)).toBeUndefined()
})
