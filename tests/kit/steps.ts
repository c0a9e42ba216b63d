import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test'
import { CAPTCHAS } from '@/contract/values/captcha'
import type { Server } from './words'

/** The code of a captcha image, by its address (D12). */
export const captchaAt = (src: string | null): string =>
  CAPTCHAS[Number(/(\d+)\.svg/.exec(src ?? '')?.[1])] ?? ''

/** The code of the shown captcha image. */
export async function captchaOf(scope: Page | Locator): Promise<string> {
  const src = await scope.getByRole('button', { name: '点击更换验证码' }).locator('img').getAttribute('src')
  return captchaAt(src)
}

type Login = [scope: Page | Locator, name: string, password: string, captcha?: string]

/** Fills in a login form, by default with the right captcha. */
export async function fillLogin(...[scope, name, password, captcha]: Login): Promise<void> {
  await scope.getByLabel('账号').fill(name)
  await scope.getByLabel('密码', { exact: true }).fill(password)
  await scope.getByLabel('验证码', { exact: true }).fill(captcha ?? (await captchaOf(scope)))
}

/** Fills in a login form and presses its button. */
export async function submitLogin(...login: Login): Promise<void> {
  await fillLogin(...login)
  await login[0].getByRole('button', { name: '立即登录' }).click()
}

/** Marks the welcome dialog as already closed, so that it never covers a demo server's home page. */
export const dismissWelcome = (pages: Page | BrowserContext): Promise<unknown> =>
  pages.addInitScript(() => {
    // A new tab starts as about:blank, which has no storage of its own.
    if (location.protocol.startsWith('http')) localStorage['portal:dismissed'] ??= '["welcomeModal"]'
  })

/** Logs demo888 in by the header's dialog. */
export async function logInByDialog(page: Page): Promise<void> {
  await header(page).getByRole('button', { name: '登录', exact: true }).click()
  await submitLogin(page.getByRole('dialog', { name: '会员登录' }), 'demo888', 'demo8888')
  await expect(memberBar(page)).toContainText('28,640.50')
}

/** Goes to a route in the same document. */
export const open = (page: Page, route: string): Promise<void> =>
  page.evaluate((path) => void (location.hash = path), route)

/** Waits until a worker controls the page. */
export const controlled = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 20_000 })

/** Installs the portal, which is told once the worker has all files. */
export const ready = (page: Page): Promise<void> =>
  expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('appinstalled')))
    await expect(page.getByRole('status').filter({ hasText: '已可离线使用' })).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 20_000 })

/** Holds back what a page or a context asks of these addresses. Returns what lets it through. */
export async function hold(
  place: Page | BrowserContext,
  url: Parameters<Page['route']>[0],
): Promise<() => void> {
  let letGo = () => {}
  const gate = new Promise<void>((resolve) => (letGo = resolve))
  await place.route(url, async (route) => {
    await gate
    await route.fallback()
  })
  return letGo
}

const MOVED = {
  alert: '[data-tone=error], [data-tone=warning]',
  status: '[data-tone=success], [data-tone=info]',
}

/** Expects a toast: errors and warnings are alerts, the others status. One that a dialog has moved was told before and has no role. */
export async function expectToast(
  page: Page,
  text: string | RegExp,
  role: 'alert' | 'status' = 'alert',
): Promise<void> {
  const toast = page.getByRole(role).or(page.locator(MOVED[role]))
  await expect(toast.filter({ hasText: text }).first()).toBeVisible()
}

export const header = (page: Page): Locator => page.getByRole('banner', { name: '页头' })
export const memberBar = (page: Page): Locator => page.getByRole('region', { name: '会员栏' })
export const mainNav = (page: Page): Locator => page.getByRole('navigation', { name: '主导航' })
/** Heading of the current page. */
export const heading = (page: Page, name: string): Locator => page.getByRole('heading', { level: 1, name })

/** Deposits 1,000 for the member of a token, so that the first-deposit promotion can be applied for. */
export async function depositOnce(server: Server, token: string): Promise<void> {
  await server.call('/api/recharge', { paytype: 'wxpay', amount: 1000 }, token)
  await server.clock(21_000)
}

/** The dialog that confirms a withdrawal. */
export const confirmation = (page: Page): Locator => page.getByRole('dialog', { name: '确认取款' })
/** Submits a filled-in withdrawal and confirms it. */
export async function withdraw(page: Page): Promise<void> {
  await page.getByRole('button', { name: '提交取款' }).click()
  await confirmation(page).getByRole('button', { name: '确认取款' }).click()
}

/** Waits until what the page shows now has been painted: an outcome counts as told from then on. */
export const painted = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1)
      await new Promise((next) => {
        requestAnimationFrame(next)
      })
  })

/** Waits until the page has stored a key: a second after its answer, and only once the browser is idle. */
export const saved = (page: Page, key: string): Promise<void> =>
  expect.poll(() => page.evaluate((name) => localStorage.getItem(name), key)).not.toBeNull()

/** Hides the `Date` of answers, as servers on another origin do: only the page's clock, which Playwright moves, counts. */
export const hideServerTime = (page: Page) =>
  page.context().addInitScript(() => {
    const { get } = Headers.prototype
    Headers.prototype.get = function (this: Headers, name: string) {
      return name.toLowerCase() === 'date' ? null : get.call(this, name)
    }
  })

/** Lets the page's time pass, at most `ms`, until `holds` is true. Needs `page.clock.install()`. Real time passes too. */
export function letPass(page: Page, ms: number, holds: () => boolean | Promise<boolean>): Promise<void> {
  let left = ms
  const step = async () => {
    if (left > 0) await page.clock.fastForward(1000)
    left -= 1000
    return holds()
  }
  return expect.poll(step, { intervals: [100] }).toBe(true)
}

/** From the next `goto` on the page's new tabs are only noted. Returns a reader of the addresses of those that are open. */
export async function keepTabs(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const tabs: { address: string; closed: boolean }[] = []
    const open = (address: string) => {
      const tab = {
        address,
        closed: false,
        close: () => void (tab.closed = true),
        document: document.implementation.createHTMLDocument(),
        location: { replace: (next: string) => void (tab.address = next) },
        sessionStorage: { clear: () => {}, getItem: () => '', removeItem: () => {} },
        [Symbol.toStringTag]: 'Window',
      }
      tabs.push(tab)
      return Object.assign(tab, { top: tab })
    }
    Object.assign(window, { tabs, open })
  })
  return () =>
    page.evaluate(() => {
      const { tabs } = window as unknown as { tabs: { address: string; closed: boolean }[] }
      return tabs.filter(({ closed }) => !closed).map(({ address }) => address)
    })
}

/** Leaves the app and removes its saved app info, so that the next page asks for it. */
export async function forgetSite(page: Page): Promise<void> {
  await page.goto('/robots.txt')
  await page.evaluate(() => localStorage.removeItem('appInfo'))
}
