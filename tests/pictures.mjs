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

/** A call of the page to the demo server inside it. */
const ask = (page, path, body) =>
  page.evaluate(
    async ([path, body]) => {
      const headers = { 'Content-Type': 'application/json', 'X-Demo-Control': '1' }
      return (await fetch(`/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).json()
    },
    [path, body],
  )

try {
  for (const { file, path, view, member } of SCREENS) {
    const context = await browser.newContext({ viewport: view, locale: 'zh-CN', reducedMotion: 'reduce' })
    const page = await context.newPage()
    await page.goto(address)
    // Only once the worker answers: the welcome dialog would cover every picture.
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await ask(page, '__demo__/site', { index_modal: 0 })
    if (member) {
      const { data } = await ask(page, 'login', { name: 'demo888', password: 'demo8888' })
      await page.evaluate((token) => sessionStorage.setItem('token', token), data.token)
    }
    await page.reload()
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
