import { rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createFamilyServer } from '../kit/family/server'
import { expect, workerTest as test, type Page } from '../kit/fixtures'
import { callOf, listen, requestOf, send } from '../kit/http'
import { BUILD_TIMEOUT, buildFor, PortalHost } from '../kit/portalHost'
import { header, letPass, memberBar, submitLogin } from '../kit/steps'

// A build with two lines of one server, each on a port of its own.

// In one process, so that it is built once.
test.describe.configure({ mode: 'default' })

/** `bare` says success to every call and nothing else, `lost` executes every call and breaks off its answer. */
type Mode = 'up' | 'cut' | 'silent' | 'page' | 'bare' | 'lost'

const OPEN = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*, Authorization' }
const BARE = '{"code":200,"message":"success"}'

/** A line to a server, which the test can cut or delay. */
class Line {
  mode: Mode = 'up'
  /** Calls that arrived, `POST /api/app`, without preflights. */
  readonly asked: string[] = []
  /** Tokens that arrived. */
  readonly tokens: string[] = []
  private family = createFamilyServer()
  private readonly server = createServer((request, response) => void this.answer(request, response))

  url = ''
  open = async () => void (this.url = `http://127.0.0.1:${await listen(this.server)}`)

  renew(family: ReturnType<typeof createFamilyServer>): void {
    Object.assign(this, { family, mode: 'up' })
    this.asked.length = this.tokens.length = 0
  }

  close(): void {
    this.server.closeAllConnections()
    this.server.close()
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== 'OPTIONS') this.asked.push(`${request.method} ${request.url}`)
    const token = request.headers.authorization?.replace(/^Bearer\s*/, '')
    if (token) this.tokens.push(token)
    if (this.mode === 'silent') return
    if (this.mode === 'cut') return void response.destroy()
    if (this.mode === 'page') return void response.writeHead(200, OPEN).end('<h1>For sale</h1>')
    if (this.mode === 'bare') return void response.writeHead(200, OPEN).end(BARE)
    const reply = await this.family.app.fetch(requestOf(await callOf(request, this.url)))
    // Without these first bytes the browser itself sends the request again.
    if (this.mode === 'lost' && request.method !== 'OPTIONS')
      return void response
        .writeHead(200, Object.fromEntries(reply.headers))
        .write('{', () => response.destroy())
    await send(response, reply)
  }
}

let folder = ''
let host: PortalHost
const [one, two] = [new Line(), new Line()]

test.beforeAll(async () => {
  test.setTimeout(BUILD_TIMEOUT)
  await Promise.all([one.open(), two.open()])
  folder = await buildFor(`${one.url},${two.url}`)
})
test.afterAll(() => {
  one.close()
  two.close()
  rmSync(folder, { recursive: true, force: true })
})
test.beforeEach(async () => {
  const family = createFamilyServer()
  one.renew(family)
  two.renew(family)
  host = new PortalHost()
  await host.open({ folder, origins: [one.url, two.url] })
})
test.afterEach(() => host.close())

async function logIn(page: Page): Promise<void> {
  await page.clock.install()
  await page.goto(`${host.url}/#/realbet`)
  await header(page).getByRole('button', { name: '登录', exact: true }).click()
  await submitLogin(page.getByRole('dialog', { name: '会员登录' }), 'real01', 'abcd1234')
  await expect(memberBar(page)).toContainText('real01')
}
/** The page asks for the balance every few seconds, and its clock is the test's (`page.clock`). */
const arrives = (page: Page, line: Line, call: string) =>
  letPass(page, 90_000, () => line.asked.includes(call))
const lobby = (page: Page) => page.getByRole('main').getByRole('button', { name: '开始游戏' })
const choice = (page: Page) => page.evaluate(() => localStorage.getItem('serverUrl'))

for (const [mode, what] of [
  ['page', 'sends HTML pages'],
  ['silent', 'doesn’t answer within 3 seconds'],
] as const)
  test(`when the first line ${what}, the site opens over the second and stays there`, async ({ page }) => {
    one.mode = mode
    await page.goto(`${host.url}/#/realbet`)
    await expect(lobby(page).first()).toBeVisible()
    await expect(page.getByText('系统维护中')).toHaveCount(0)
    expect(await choice(page)).toBe(two.url)

    one.asked.length = 0
    await page.reload()
    await expect(lobby(page).first()).toBeVisible()
    expect(one.asked).toEqual([])
  })

test('when no line answers, the maintenance page says so and offers the lines', async ({ page }) => {
  one.mode = two.mode = 'cut'
  await page.goto(host.url)
  await expect(page.getByRole('heading', { name: '系统维护中' })).toBeVisible()
  await page.getByRole('button', { name: '切换线路' }).click()
  const dialog = page.getByRole('dialog', { name: '线路' })
  await expect(dialog.getByText('不可用')).toHaveCount(2)
  await expect(dialog.getByRole('button', { name: '切换到线路2' })).toBeDisabled()
})

test('a session goes on over the second line when the first fails', async ({ page }) => {
  await logIn(page)
  one.mode = 'cut'
  await arrives(page, two, 'POST /api/balance')
  await expect(memberBar(page)).toContainText('real01')
  expect(await choice(page)).toBe(two.url)
})

test('a line that turns out to be no server is left by its first answers, and not taken again', async ({
  page,
}) => {
  await logIn(page)
  one.mode = 'bare'
  await arrives(page, two, 'POST /api/balance')
  await expect(memberBar(page)).toContainText('1,234.50')
  two.mode = 'bare'
  // None is left, and what says nothing is no member without money.
  two.asked.length = 0
  await arrives(page, two, 'POST /api/balance')
  await expect(memberBar(page)).toContainText('1,234.50')
  one.mode = 'up'
  await page.reload()
  await expect.poll(() => choice(page)).toBeNull()
  await expect(memberBar(page)).toContainText('1,234.50')
})

test('a line that says success to everything never gets a session', async ({ page }) => {
  await logIn(page)
  two.mode = 'bare'
  one.mode = 'cut'
  await arrives(page, two, 'POST /api/app')
  one.mode = 'up'
  one.asked.length = 0
  await arrives(page, one, 'POST /api/balance')
  expect(two.tokens).toEqual([])
  expect(await choice(page)).toBeNull()
})

test(
  'the dialog 线路 measures each line, keeps the accepted app info, and moves to the chosen line',
  { tag: '@D54' },
  async ({ page }) => {
    const kept = () =>
      page.evaluate(async () => {
        const copy = await caches.match('/app-info.json')
        return ((await copy?.json()) as { data: { title: string } } | undefined)?.data.title
      })
    await page.goto(host.url)
    await expect.poll(kept, { timeout: 15_000 }).toBe('真实后台')
    await page.reload()
    expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
    const other = createFamilyServer()
    other.site({ title: '另一条线路' })
    two.renew(other)
    await page.getByRole('contentinfo').getByRole('button', { name: '线路' }).click()
    const dialog = page.getByRole('dialog', { name: '线路' })
    await expect(dialog.getByText(/^\d+毫秒$/)).toHaveCount(2)
    expect(await kept()).toBe('真实后台')
    await expect(dialog.getByRole('listitem').first()).toContainText('使用中')
    await dialog.getByRole('button', { name: '切换到线路2' }).click()
    await expect(dialog.getByRole('listitem').nth(1)).toContainText('使用中')
    await expect.poll(kept).toBe('另一条线路')
    expect(await choice(page)).toBe(two.url)
    await dialog.getByRole('button', { name: '自动选择' }).click()
    await expect(page.getByText(/^已使用线路[12]$/).last()).toBeVisible()
  },
)

test(
  'a deposit that was lost on one line is never sent over the other',
  { tag: ['@core', '@D24'] },
  async ({ page }) => {
    await logIn(page)
    // Without a payout account the deposit page opens with a notice.
    const token = await page.evaluate(() => sessionStorage.getItem('token'))
    const bound = await page.request.post(`${two.url}/api/bindcard`, {
      headers: { Authorization: `Bearer ${token}` },
      data: {
        bank: 'USDT',
        bank_no: 'TXabcdefghijkmnopqrstuvwxyz1234567',
        bank_owner: 'TRC20',
        bank_address: '',
        pay_pass: 'abcd123456',
      },
    })
    expect(await bound.json()).toMatchObject({ code: 200 })
    await page.goto(`${host.url}/#/recharge`)
    await page.getByRole('radio', { name: /人工/ }).check()
    await page.getByLabel('存款金额').fill('300')
    one.mode = 'lost'
    await page.getByRole('button', { name: '提交存款' }).click()
    const dialog = page.getByRole('alertdialog', { name: /^请求结果/ })
    await expect(dialog).toBeVisible()
    // The reads fail too and stay on this line: only it may know the deposit.
    const before = one.asked.length
    const since = () => one.asked.slice(before)
    await letPass(page, 90_000, () => since().includes('POST /api/balance'))
    expect(one.asked.filter((call) => call === 'POST /api/recharge')).toHaveLength(1)
    expect(two.asked).toEqual(['POST /api/bindcard'])
    expect(await choice(page)).toBeNull()
  },
)
