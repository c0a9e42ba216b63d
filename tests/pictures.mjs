// Takes the README's pictures of the last build: `npm run build && npm run task -- pictures`.
import { chromium } from '@playwright/test'
import { preview } from 'vite'
import { browserArgs, findBrowser } from './ensure-browser.mjs'

const FOLDER = new URL('pictures/', import.meta.url).pathname
const WIDE = { width: 1280, height: 800 }
const NARROW = { width: 390, height: 844 }
const SCREENS = [
  { file: 'home', path: '/', view: WIDE },
  { file: 'slots', path: '/concise', view: WIDE },
  { file: 'deposit', path: '/recharge', view: WIDE, member: true },
  { file: 'bets', path: '/betRecord', view: WIDE, member: true },
  { file: 'home-narrow', path: '/', view: NARROW },
  { file: 'transfer-narrow', path: '/transfer', view: NARROW, member: true },
]

const server = await preview({ preview: { host: '127.0.0.1', port: 4180, strictPort: false } })
const address = server.resolvedUrls.local[0]
const executablePath = findBrowser()
const browser = await chromium.launch({ args: browserArgs, ...(executablePath && { executablePath }) })

/** A token of demo888, from the demo server inside the page. */
async function logIn(page) {
  await page.getByRole('button', { name: '登录' }).first().click()
  const dialog = page.getByRole('dialog', { name: '会员登录' })
  await dialog.getByLabel('账号').fill('demo888')
  await dialog.getByLabel('密码', { exact: true }).fill('demo8888')
  const image = await dialog
    .getByRole('button', { name: '点击更换验证码' })
    .locator('img')
    .getAttribute('src')
  const pool =
    '3KD7 8MPA W4T9 Q7XR H2NB 5VCE K9FJ T6YU A3ZD R8GH 7BWN P4KS E9CM 2XQV N5JT Y7DA 6HRF C3UP J8WE 4GZK M2SB'
  await dialog
    .getByLabel('验证码', { exact: true })
    .fill(pool.split(' ')[Number(/(\d+)\.svg/.exec(image)[1])])
  await dialog.getByRole('button', { name: '立即登录' }).click()
  await dialog.waitFor({ state: 'hidden' })
}

try {
  for (const { file, path, view, member } of SCREENS) {
    const context = await browser.newContext({ viewport: view, locale: 'zh-CN', reducedMotion: 'reduce' })
    const page = await context.newPage()
    await page.goto(address)
    // Only once the worker answers: the welcome dialog would cover every picture.
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await page.evaluate(() =>
      fetch('/api/__demo__/site', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Demo-Control': '1' },
        body: JSON.stringify({ index_modal: 0 }),
      }),
    )
    await page.reload()
    if (member) await logIn(page)
    await page.goto(`${address}#${path}`)
    await page
      .getByRole('heading', { level: 1 })
      .filter({ visible: true })
      .first()
      .waitFor({ state: 'attached' })
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(6000) // until the toasts are gone
    await page.screenshot({ path: `${FOLDER}${file}.jpg`, type: 'jpeg', quality: 82 })
    console.log(`tests/pictures/${file}.jpg`)
    await context.close()
  }
} finally {
  await browser.close()
  await new Promise((resolve) => server.httpServer.close(resolve))
}
