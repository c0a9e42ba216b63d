import { captchaAt } from '../kit/steps'
import { until, type Engine, type Tab, type Target } from './browser'
import type { EngineHost } from './host'

/** What a walk uses: an engine, its first tab, and the build's host. */
export type Walk = { engine: Engine; tab: Tab; host: EngineHost; width: number }
/** A step of the walk: what is true when it passes, and how it is tested. */
export type Step = {
  says: string
  /** Errors that the page or the engine may log in this step. */
  expected?: RegExp
  /** What not every driver can: end the worker, keep a profile. */
  needs?: 'kill' | 'profile'
  run: (walk: Walk) => Promise<void>
}

export const HEADER: Target = { role: 'banner', name: '页头' }
/** The member's balance, in the header at every width. */
export const BALANCE: Target = { css: 'header [data-balance]' }
export const MAIN: Target = { role: 'main' }
export const LOGIN: Target = { role: 'dialog', name: '会员登录' }
export const LOGIN_BUTTON: Target = { role: 'button', name: '登录', in: HEADER }
export const button = (name: string | RegExp, scope: Target = MAIN): Target => ({
  role: 'button',
  name,
  in: scope,
})
export const field = (label: string, scope: Target = MAIN): Target => ({ label, in: scope })
export const heading = (name: string): Target => ({ role: 'heading', name, in: MAIN })
/** A row of a record list: a table's, or on phones a statement's. */
export const row = (width: number, text: string): Target => ({
  role: width < 768 ? 'listitem' : 'row',
  has: text,
  in: MAIN,
})
export const toast = (text: string): Target => ({ role: 'status', has: text })

/** Calls the demo server as this page's session, as the page itself does. */
export const call = <T>(tab: Pick<Tab, 'evaluate'>, path: string, body: object = {}): Promise<T> =>
  tab.evaluate(
    async ({ path: to, body: sent }) => {
      const headers = {
        'Content-Type': 'application/json',
        'X-Demo-Control': '1',
        Authorization: `Bearer ${sessionStorage.getItem('token') ?? ''}`,
      }
      const response = await fetch(to, { method: 'POST', headers, body: JSON.stringify(sent) })
      return ((await response.json()) as { data: never }).data
    },
    { path, body },
  )

export const controlled = (tab: Pick<Tab, 'evaluate'>) =>
  until(
    'the worker controls the page',
    () => tab.evaluate(() => navigator.serviceWorker.controller !== null),
    30_000,
  )

/** Installs the portal as far as a page can tell; the message comes once the worker has all files. */
export const filled = (tab: Pick<Tab, 'evaluate'>) =>
  until(
    'the worker has all files',
    () =>
      tab.evaluate(() => {
        dispatchEvent(new Event('appinstalled'))
        return localStorage.getItem('portal:offlineReady') !== null
      }),
    30_000,
  )

export async function captcha(tab: Tab, scopeSelector: string): Promise<string> {
  const read = () =>
    tab.evaluate(
      (selector) =>
        document.querySelector(`${selector} [aria-label="点击更换验证码"] img`)?.getAttribute('src') ?? null,
      scopeSelector,
    )
  await until('the captcha is there', async () => captchaAt(await read()) !== '')
  return captchaAt(await read())
}

/** Reloads the portal at a route, without the welcome dialog. */
export async function arrive({ tab, host }: Walk, route: string): Promise<void> {
  await tab.load(`${host.url}/?${Date.now()}#${route}`)
  await tab.see({ role: 'heading', in: MAIN })
}

async function logInByDialog(walk: Walk, name: string, password: string): Promise<void> {
  const { tab } = walk
  await tab.click(LOGIN_BUTTON)
  await tab.fill(field('账号', LOGIN), name)
  await tab.fill(field('密码', LOGIN), password)
  await tab.fill(field('验证码', LOGIN), await captcha(tab, 'dialog[open]'))
  await tab.click(button('立即登录', LOGIN))
  await tab.see(BALANCE)
  await tab.gone(LOGIN)
}

/** The transfer page as demo888, in transfer mode. */
export async function inTransferMode(walk: Walk): Promise<void> {
  await call(walk.tab, '/api/__demo__/member', { username: 'demo888', transferstatus: 0 })
  await asMember(walk, '/transfer')
  await walk.tab.see(button('确认转账'))
}

/** The portal at a route with a session of demo888. */
export async function asMember(walk: Walk, route: string): Promise<void> {
  await arrive(walk, route)
  const { tab } = walk
  const isMember = await tab.evaluate(() => sessionStorage.getItem('token') !== null)
  if (!isMember) {
    await logInByDialog(walk, 'demo888', 'demo8888')
    await tab.go(route)
  }
  await tab.see(BALANCE)
}

export const balance = async (tab: Tab): Promise<string> =>
  (await call<{ balance: string }>(tab, '/api/balance')).balance

export const cents = (amount: string) => Math.round(Number(amount) * 100)

export async function expectBalance(tab: Tab, from: string, change: number): Promise<void> {
  const wanted = cents(from) + change
  await until(`the balance is ${wanted / 100}`, async () => {
    const now = await balance(tab)
    return cents(now) === wanted || now
  })
}

/** What a money request came to has been painted: a page that is left earlier tells it again (D24). */
export const outcomeSeen = (tab: Tab): Promise<void> =>
  until('the outcome has been painted', () =>
    tab.evaluate(() => sessionStorage.getItem('portal:intents') === null),
  )

/** Approves all pending orders. */
export async function approve(tab: Tab): Promise<void> {
  type State = { pending: { out_trade_no: string }[] }
  const { pending } = await call<State>(tab, '/api/__demo__/state')
  for (const { out_trade_no } of pending)
    await call(tab, '/api/__demo__/order', { out_trade_no, approve: true })
}
