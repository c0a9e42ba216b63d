import { walkTo } from '../kit/audit'
import { expect, test, type Page, type Payload, type Server } from '../kit/fixtures'
import { forgetParsed } from '../kit/parsedHtml'
import { MEMBER_ROUTES, PUBLIC_ROUTES } from '../kit/routes'
import { expectToast, heading } from '../kit/steps'
import { HOSTILE_ADDRESS, HOSTILE_HTML, HOSTILE_PICTURE, HOSTILE_TEXT } from './hostilePayloads'
import { poison } from './poison'

test.afterEach(({ complaints }) => forgetParsed({ complaints }))

const order = async (server: Server, token: string, paid: Payload<'/api/recharge'>) =>
  (await server.call('/api/recharge', paid, token)).message

/** An unpaid order of each look of the payment page, which stays so. */
async function payments(server: Server, token: string): Promise<string[]> {
  await server.hold()
  const account = { bank: '银行', bank_address: '支行', bank_no: '6222000000003571', bank_owner: '张三' }
  const kinds = [
    { paytype: 'usdt', catepay: 'TRC20' },
    { paytype: 'antoken' },
    { paytype: 'alipay' },
    { paytype: 'bank', ...account },
  ] as const
  return Promise.all(
    kinds.map(async (kind) => `/payInfo?deposit_no=${await order(server, token, { ...kind, amount: 720 })}`),
  )
}

/** Every route, and pages with a query that have other texts. */
const TARGETS = [
  ...PUBLIC_ROUTES.filter((path) => path !== '/gamePage'),
  '/activityInfo?id=1',
  ...MEMBER_ROUTES,
  '/message?type=1',
  '/transRecord?type=3',
  '/cardList?type=1',
]

async function show(page: Page, target: string): Promise<void> {
  await walkTo(page, target)
  const title = page.getByRole('heading', { level: 1 }).filter({ visible: true })
  await expect(title.first(), target).toBeVisible()
}

test('poisoned texts, pictures and addresses run, load, open and cover nothing on any route', async ({
  page,
  context,
  server,
  logIn,
}) => {
  test.slow()
  const outside: string[] = []
  context.on('request', (request) => {
    if (request.url().startsWith('http') && new URL(request.url()).hostname !== '127.0.0.1')
      outside.push(request.url())
  })
  await poison(page, {
    text: HOSTILE_TEXT,
    html: HOSTILE_HTML,
    address: HOSTILE_ADDRESS,
    picture: HOSTILE_PICTURE,
  })
  const ok = { json: { code: 200, message: '', data: { url: HOSTILE_ADDRESS } } }
  server.answer('/api/getVisitUrl', ok, 9)
  await server.site({ index_modal: 1 })
  const token = await logIn()
  const orders = await payments(server, token)
  await page.goto('/#/')
  await expect(page.getByRole('dialog', { name: '欢迎来到' })).toContainText('安全的正文')
  await page.getByRole('dialog', { name: '欢迎来到' }).getByRole('button', { name: '关闭' }).click()
  await expect(page).toHaveTitle(new RegExp('<img src=http'))

  for (const target of [...TARGETS, ...orders]) {
    await show(page, target)
    if (target === '/activity') await page.getByRole('button', { name: '查看详情' }).first().click()
    if (target === '/message?type=1')
      await page.getByRole('main').locator('h2 button[aria-expanded]').first().click()
    if (/^.(activity|activityInfo.id=1|message.type=1|abouts)$/.test(target))
      await expect(page.getByText('安全的正文').filter({ visible: true }).first()).toBeVisible()
    const found = await page.evaluate(() => ({
      ran: '__pwned' in window,
      evil: document.querySelectorAll(
        '[id^=evil], [name^=evil], [class~=overlay], [data-evil], iframe, object, embed, base, meta[http-equiv=refresh], form[action], [formaction], img[onerror], [style*=fixed]',
      ).length,
      links: [...document.querySelectorAll<HTMLElement>('[href], [src], [srcset], [poster]')]
        .map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? element.outerHTML)
        .filter((url) => /evil\.example|^\s*(javascript|vbscript|blob|file):/i.test(url))
        // Authors may use plain https links and pictures.
        .filter((url) => !url.startsWith('https://evil.example/')),
      codes: [...document.querySelectorAll('[data-qr]')].map((code) => code.getAttribute('data-qr')),
    }))
    expect(found, target).toEqual({ ran: false, evil: 0, links: [], codes: expect.any(Array) as unknown })
    expect(found.codes.filter((code) => code?.includes('javascript:'))).toEqual([])
  }

  // Controls that open an address of the server refuse to.
  const refused = async (told: string, press: () => Promise<void>) => {
    await press()
    await expectToast(page, told)
    await expect.poll(() => context.pages()).toHaveLength(1)
    await page.getByRole('button', { name: '关闭提示' }).first().click()
  }
  await show(page, '/app')
  await refused('下载地址不安全，请联系客服', () => page.getByRole('button', { name: '立即下载' }).click())
  await refused('地址不安全，已停止打开', () =>
    page.getByRole('button', { name: '在线客服' }).first().click(),
  )
  await page.goto('/#/gamePage?name=AG&type=realbet&code=live')
  await expectToast(page, '地址不安全，已停止打开')
  expect(await page.evaluate(() => '__pwned' in window)).toBe(false)
  expect(outside.filter((url) => !url.startsWith('https://evil.example/'))).toEqual([])
})

/** Marks above and below each letter, letters that join, both directions, and a word without end. */
const LONG = (
  ['大', '奖'].map((letter) => letter + '\u0300\u0301\u0489\u0317'.repeat(9)).join('') +
  '👨‍👩‍👧‍👦🏳️‍🌈🇨🇳\u202eעברית مرحبا\u2067' +
  'W'.repeat(300)
)
  .repeat(30)
  .slice(0, 10_000)

/** Elements that stick out of the window, cover the header or exceed a card's size. */
const brokenBy = (page: Page) =>
  page.evaluate(() => {
    const isCut = (element: Element): boolean => {
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement)
        if (getComputedStyle(box).overflowX !== 'visible') return true
      return false
    }
    const told = (element: Element, what: string) => {
      const { left, right, top, height } = element.getBoundingClientRect()
      return `${what}: ${element.localName}.${element.className.toString()} ${[left, right, top, height].map(Math.round).join(' ')}`
    }
    const found = document.documentElement.scrollWidth > innerWidth ? ['the page scrolls sideways'] : []
    // Behind a bare page the site's frame stays, hidden.
    const header = [...document.querySelectorAll('header')].find(({ offsetHeight }) => offsetHeight > 0)
    if (header && header.getBoundingClientRect().height > 160) found.push('the header has grown')
    for (const element of document.querySelectorAll('body *')) {
      const { left, right, width, height } = element.getBoundingClientRect()
      if (width < 2 || height < 2) continue
      if ((right > innerWidth + 1 || left < -1) && !isCut(element)) found.push(told(element, 'sticks out'))
      if (
        element.matches(
          ':is(main, dialog) :is(li, [role=row], label, article, button, h1, h2, dd, [role=tab])',
        ) &&
        height > 700 &&
        // Articles may be long.
        !element.querySelector('h3 + p + table') &&
        !location.hash.startsWith('#/agreement')
      )
        found.push(told(element, 'has grown'))
    }
    // Cut-off texts end in … or can be scrolled to.
    for (const element of document.querySelectorAll(':is(main, dialog, header) *')) {
      if (element.scrollWidth <= element.clientWidth + 8 || element.clientWidth < 2) continue
      const { overflowX, textOverflow } = getComputedStyle(element)
      if (overflowX !== 'hidden' || textOverflow === 'ellipsis' || element.matches('input')) continue
      if ([...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()))
        found.push(told(element, 'cuts words off'))
    }
    // Only dialogs and messages may lie over it.
    for (const button of document.querySelectorAll('header :is(a, button)')) {
      const box = button.getBoundingClientRect()
      const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
      if (box.width > 2 && at && !header?.contains(at) && !at.closest('dialog, :has(> [role=alert])'))
        found.push(told(at, 'lies over the header'))
    }
    return found.slice(0, 8)
  })

/** What breaks in the page at both widths; the next place starts at the width of the last one, which saves a layout. */
async function breaksIn(page: Page, place: string, widths = [1440, 360]): Promise<string[]> {
  const broken: string[] = []
  for (const width of page.viewportSize()?.width === 360 ? widths.toReversed() : widths) {
    await page.setViewportSize({ width, height: 900 })
    // The layout switches a moment after the width has changed.
    let found: string[] = []
    await expect
      .poll(async () => (found = await brokenBy(page)), { timeout: 4000 })
      .toEqual([])
      .catch(() => broken.push(...found.map((what) => `${place} at ${width}: ${what}`)))
  }
  return broken
}

test.describe('hostile texts of 10,000 characters in every field', () => {
  test.beforeEach(async ({ page, logIn }) => {
    test.slow()
    await poison(page, {
      text: LONG,
      html: `<h3>${LONG}</h3><p>${LONG}</p><table><tr><td>${LONG}</td></tr></table>`,
    })
    await logIn()
  })

  for (const [part, length] of [
    [1, 0],
    [2, Math.ceil(TARGETS.length / 2)],
  ] as const)
    test(`they break no route at 1440 and 360 px, part ${part}`, async ({ page, server }) => {
      await page.goto('/#/')
      const token = await page.evaluate(() => sessionStorage.getItem('token') ?? '')
      const half = TARGETS.slice(length, length + Math.ceil(TARGETS.length / 2))
      const broken: string[] = []
      for (const target of part === 1 ? half : [...half, ...(await payments(server, token))]) {
        await show(page, target)
        broken.push(...(await breaksIn(page, target)))
      }
      expect(broken).toEqual([])
    })

  test('they break neither the welcome, a message, the menu nor the maintenance page', async ({
    page,
    server,
  }) => {
    await server.site({ index_modal: 1 })
    await page.goto('/#/')
    const welcome = page.getByRole('dialog', { name: '欢迎来到' })
    await expect(welcome).toBeVisible()
    const broken = await breaksIn(page, 'the welcome')
    await welcome.getByRole('button', { name: '关闭' }).first().click()
    await show(page, '/mine')
    server.refuse('/api/transall', LONG)
    await page.getByRole('button', { name: '一键回收' }).click()
    const told = page.getByRole('alert').filter({ hasText: '大' }).first()
    await expect(told).toBeVisible()
    expect((await told.innerText()).length).toBeLessThanOrEqual(125)
    broken.push(...(await breaksIn(page, 'a message')))
    await page.getByRole('button', { name: '关闭提示' }).first().click()
    await page.setViewportSize({ width: 360, height: 900 })
    await page.getByRole('button', { name: '打开菜单' }).click()
    broken.push(...(await breaksIn(page, 'the menu', [360])))
    await server.site({ site_state: 0, repair_tips: LONG })
    await page.evaluate(() => localStorage.removeItem('appInfo'))
    await page.reload()
    await expect(heading(page, '系统维护中')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    expect(broken).toEqual([])
  })
})

test('payment page and records print black on white, with the QR code and without controls', async ({
  page,
  server,
  logIn,
}) => {
  const token = await logIn()
  const [usdt = ''] = await payments(server, token)
  await page.emulateMedia({ media: 'print' })
  /** The printed colours: the background, and texts that aren't black. */
  const inks = () =>
    page.evaluate(() => {
      const shown = [...document.querySelectorAll<HTMLElement>('main *')].filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 2,
      )
      const dark = (colour: string) => {
        const [red = 0, green = 0, blue = 0, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number)
        return alpha < 0.1 ? null : 0.3 * red + 0.6 * green + 0.1 * blue
      }
      return {
        grounds: shown
          .filter((element) => (dark(getComputedStyle(element).backgroundColor) ?? 255) < 250)
          .map((element) => element.outerHTML.slice(0, 120)),
        words: shown
          .filter(
            (element) =>
              [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()) &&
              (dark(getComputedStyle(element).color) ?? 0) > 20,
          )
          .map((element) => element.outerHTML.slice(0, 120)),
      }
    })
  /** Controls and messages, apart from what is for screen readers only. */
  const extras = () =>
    page
      .locator('header, footer, nav, main button:not([aria-selected=true]), [role=status]:not(:empty)')
      .filter({ visible: true })
      .evaluateAll((all) =>
        all.filter((one) => one.getBoundingClientRect().width > 2).map((one) => one.outerHTML.slice(0, 120)),
      )

  await page.goto(`/#${usdt}`)
  await expect(page.getByRole('timer')).toBeVisible()
  const code = page.locator('[data-qr] svg')
  await expect(code).toBeVisible()
  expect(await inks()).toEqual({ grounds: [], words: [] })
  expect(await extras()).toEqual([])

  // Its figures are still loading while its rows print.
  await server.delay('/api/userredpacket', 60_000)
  for (const target of ['/transRecord', '/betRecord', '/fanshui', '/welfare']) {
    await page.goto(`/#${target}`)
    await expect(page.getByRole('main').getByRole('row').nth(1)).toBeVisible()
    expect(await inks(), target).toEqual({ grounds: [], words: [] })
    expect(await extras(), target).toEqual([])
  }
})
