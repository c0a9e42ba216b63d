import type { Locator } from '@playwright/test'
import { resize } from '../kit/audit'
import { expect, test, type Page } from '../kit/fixtures'
import { submitLogin } from '../kit/steps'

const ok = (data: unknown) => ({ json: { code: 200, message: '', data } })
const PACKETS = { sendnums: 2, acquirednum: 0, max_times: 5, rules: [] }

test('a page’s own styles win over the shared ones, wherever its files load', async ({
  page,
  logIn,
  server,
}) => {
  await logIn('demo888')
  await server.answer('/api/userredpacket', ok(PACKETS), 9)
  // The red packet is a pill of 60 px; every button is 44 px high with a radius of 8 px.
  await page.goto('/#/userredpacket')
  const grab = page.getByRole('main').getByRole('button', { name: '抢红包' })
  await expect(grab).toHaveCSS('min-height', '60px')
  await expect(grab).toHaveCSS('border-top-left-radius', '999px')
  // The head of a section.
  await page.goto('/#/asdwl')
  const headOf = (name: string) => page.getByRole('heading', { name, exact: true }).locator('..')
  await expect(headOf('荣誉殿堂')).toHaveCSS('align-items', 'center')
  // What a page composes from a shared style doesn't outrank the styles of components: 8 px between filters, after 存款 too.
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of ['/recharge', '/fanshui']) {
    await page.goto(`/#${path}`)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 }).last()).toBeVisible()
  }
  const filters = page.getByRole('group', { name: '时间' }).locator('..')
  await expect(filters).toHaveCSS('column-gap', '8px')
  await page.setViewportSize({ width: 1280, height: 800 })
  // A dialog keeps its corners while it has the focus.
  await server.site({ index_modal: 1 })
  await page.goto('/#/')
  await page.reload()
  const panel = page.getByRole('dialog').locator('[data-panel]')
  await expect(panel).toBeFocused()
  await expect(panel).toHaveCSS('border-top-left-radius', '20px')
})

const WIDTHS = [360, 390, 768, 1024, 1280, 1440]

/** Floating elements that cover each other or the page's texts, pictures and controls, from its top to its end. */
const collisions = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const isFixed = (element: Element) => getComputedStyle(element).position === 'fixed'
    const hits = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1
    function* ancestors(element: Element) {
      for (let each = element.parentElement; each && each !== document.body; each = each.parentElement)
        yield each
    }
    const nameOf = (element: Element) =>
      element.getAttribute('aria-label') ?? element.getAttribute('title') ?? element.textContent.slice(0, 20)

    /** The part of a box that is visible in its scrolling row. */
    const inSight = (element: Element, box: DOMRect): DOMRect => {
      let { left, right } = box
      for (const each of ancestors(element)) {
        if (getComputedStyle(each).overflowX === 'visible') continue
        const clip = each.getBoundingClientRect()
        left = Math.max(left, clip.left)
        right = Math.min(right, clip.right)
      }
      return new DOMRect(left, box.top, Math.max(0, right - left), box.height)
    }

    const here = () => {
      const floats = [
        ...document.querySelectorAll('aside[aria-label], nav[aria-label=底部导航], button[title=返回顶部]'),
      ].filter(isFixed)
      const header = document.querySelector('header')!.getBoundingClientRect()
      const bar = floats.find((element) => element.matches('nav'))?.getBoundingClientRect().top ?? innerHeight

      const content: [string, DOMRect][] = []
      const isInWindow = ({ top, bottom }: DOMRect) => bottom > 0 && top < innerHeight
      const texts = document.createTreeWalker(document.querySelector('#root')!, NodeFilter.SHOW_TEXT)
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const parent = text.parentElement!
        if (floats.some((float) => float.contains(parent)) || !text.textContent!.trim()) continue
        if (
          !parent.checkVisibility({ visibilityProperty: true }) ||
          getComputedStyle(parent).clipPath !== 'none'
        )
          continue
        const range = document.createRange()
        range.selectNode(text)
        for (const box of range.getClientRects())
          if (isInWindow(box)) content.push([text.textContent!.trim().slice(0, 20), inSight(parent, box)])
      }
      for (const control of document.querySelectorAll(
        'main :is(button, input, a, select), footer :is(button, a)',
      ))
        if (!floats.some((float) => float.contains(control))) {
          // Wide links such as banners may reach under a float; their text and focus ring do not.
          const box = control.getBoundingClientRect()
          if (isInWindow(box) && box.width < innerWidth / 2)
            content.push([nameOf(control), inSight(control, box)])
        }
      // Content scrolled beneath the header or the bottom bar is out of sight.
      const seen = content.filter(
        ([, { top, bottom, right }]) => bottom > header.bottom && top < bar && right > 0 && top < innerHeight,
      )
      return floats.flatMap((float, index) => {
        const box = float.getBoundingClientRect()
        const others = floats.slice(index + 1).filter((other) => hits(box, other.getBoundingClientRect()))
        const covered = float.matches('nav') ? [] : seen.filter(([, under]) => hits(box, under))
        return [
          ...others.map((other) => `${nameOf(float)} × ${nameOf(other)}`),
          ...covered.map(([name]) => `${nameOf(float)} over ${name}`),
        ]
      })
    }
    const found = new Set<string>()
    // Some lists load more at their end.
    const { scrollHeight } = document.documentElement
    for (let top = 0; top < scrollHeight; top += 420) {
      scrollTo(0, top)
      // The time of a frame, not a frame: the engine was seen to draw none for two minutes, and layout needs none.
      await new Promise((done) => setTimeout(done, 20))
      for (const what of here()) found.add(what)
    }
    return [...found]
  })

test('floating elements cover neither content nor each other from 360 to 1440 px', async ({
  page,
  logIn,
}) => {
  test.slow()
  await logIn('demo888')
  for (const path of ['/', '/concise', '/vip', '/recharge', '/transRecord', '/abouts?type=3']) {
    await page.goto(`/#${path}`)
    // The first and the last of each layout.
    for (const width of [360, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
      // On phones the member area has none.
      if (width >= 768 || !/^.(recharge|transRecord)/.test(path))
        await expect(page.getByRole('contentinfo', { name: '页脚' })).toBeVisible()
      await expect(page.locator('[aria-busy=true]:visible')).toHaveCount(0)
      expect(await collisions(page), `${path} at ${width}`).toEqual([])
    }
  }
})

const PHONE = { width: 390, height: 844 }
const boxOf = async (target: Locator) => (await target.boundingBox())!

test('a message is at the right, on phones above the tab bar, and a newer one replaces it', async ({
  page,
}) => {
  await page.goto('/#/')
  const messages = page.getByRole('status').getByRole('paragraph')
  for (let press = 0; press < 2; press += 1) {
    await page.getByRole('banner', { name: '页头' }).getByRole('link', { name: '首页' }).first().click()
    await expect(messages).toHaveText(['已在当前页面！'])
  }
  // A message that is replaced has no box for a moment.
  await expect.poll(async () => (await messages.boundingBox())?.x).toBeGreaterThan(1280 / 2)
  await page.setViewportSize(PHONE)
  const promises = page.getByRole('region', { name: '服务承诺' })
  const info = page.getByRole('status').filter({ hasText: '已在当前页面！' })
  // What is above it comes while it scrolls, and may put a tile where the message would be.
  await expect(async () => {
    await promises.evaluate((region) => region.scrollIntoView({ block: 'end' }))
    await page.getByRole('navigation', { name: '底部导航' }).getByRole('link', { name: '首页' }).click()
    const bar = await boxOf(page.getByRole('navigation', { name: '底部导航' }))
    const below = await boxOf(info)
    expect(below.y + below.height).toBeLessThanOrEqual(bar.y)
    expect(below.y).toBeGreaterThan(PHONE.height / 2)
  }).toPass()
})

/** Expects a message in the open dialog, the panel's own texts and controls beside it, and both within the window. */
async function expectApart(page: Page, text: string): Promise<void> {
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  const message = dialog.locator('[data-tone]', { hasText: text }).first()
  // A message that moves into the dialog has no box for a moment.
  await expect.poll(() => message.boundingBox()).not.toBeNull()
  const [panel, box] = [await boxOf(dialog.locator('> div').first()), await boxOf(message)]
  const { width, height } = page.viewportSize()!
  const apart =
    box.x >= panel.x + panel.width ||
    box.x + box.width <= panel.x ||
    box.y >= panel.y + panel.height ||
    box.y + box.height <= panel.y
  expect(apart, `${text} at ${JSON.stringify(box)} over ${JSON.stringify(panel)}`).toBe(true)
  for (const { x, y, width: wide, height: high } of [panel, box])
    expect([x >= 0, y >= 0, x + wide <= width, y + high <= height]).toEqual([true, true, true, true])
}

test(
  'a message covers nothing of the dialog it is shown with, from 360 to 1440 px',
  { tag: ['@s1-8.1', '@D11'] },
  async ({ page, server }) => {
    // As many notices as fill the window.
    const notices = Array.from({ length: 12 }, (_, place) => ({
      content: `第${place + 1}条：${'公告'.repeat(40)}`,
    }))
    await server.answer('/api/homenotice', ok(notices), 9)
    // Messages stay.
    await page.addInitScript(() => {
      const wait = window.setTimeout
      window.setTimeout = ((run: () => void, ms?: number) =>
        wait(run, ms !== undefined && ms >= 3000 ? 60_000 : ms)) as typeof setTimeout
    })
    const expectApartAt = async (widths: number[], text: string) => {
      for (const width of widths) {
        await resize(page, width, 620)
        await expectApart(page, text)
      }
    }
    await page.setViewportSize({ width: 360, height: 620 })
    await page.goto('/#/')
    await page.getByRole('button', { name: '打开菜单' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '在线客服' }).click()
    await expectApartAt([360, 390], '正在链接人工客服')
    await page.keyboard.press('Escape')
    await page.goto('/#/login')
    await page.reload()
    await submitLogin(page.getByRole('main'), 'demo888', 'demo8888')
    await expectApartAt(WIDTHS, '登录成功')
    await page.getByRole('dialog').getByRole('button', { name: '关闭', exact: true }).click()
    await page.goto('/#/cardList?type=2')
    await page.getByRole('button', { name: '删除' }).first().click()
    await page.getByLabel('支付密码').fill('000000')
    await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click()
    await expectApartAt(WIDTHS, '支付密码错误')
  },
)

test('on a phone the drawer shows everything down to 退出, and a sheet ends at the window’s edges', async ({
  member,
}) => {
  await member.setViewportSize(PHONE)
  await member.goto('/#/vip')
  await member.getByRole('button', { name: '打开菜单' }).click()
  const out = member.getByRole('dialog', { name: '菜单' }).getByRole('button', { name: '退出' })
  await expect(out).toBeInViewport({ ratio: 1 })
  await member.keyboard.press('Escape')
  await member.goto('/#/cardList?type=2&addShow=1')
  await expect(member.getByRole('dialog', { name: /^绑定/ })).toBeVisible()
  const sheet = await boxOf(member.getByRole('dialog').locator('[data-panel]'))
  expect([sheet.x, sheet.width, sheet.y + sheet.height]).toEqual([0, PHONE.width, PHONE.height])
})

test('存款 is gold in the member’s links of every page at 768 and 1440 px', async ({ member }) => {
  const deposit = member
    .getByRole('region', { name: '会员栏' })
    .getByRole('link', { name: '存款', exact: true })
  for (const path of ['/', '/vip', '/recharge', '/mine']) {
    await member.goto(`/#${path}`)
    for (const width of [768, 1440]) {
      await member.setViewportSize({ width, height: 900 })
      await expect(deposit, path).toHaveCSS('background-image', /linear-gradient/)
      await expect(deposit, path).toBeInViewport({ ratio: 1 })
    }
  }
})

test('the board games’ heading and the carousel’s buttons share a row, above the cards', async ({ page }) => {
  for (const width of [360, 390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/#/joker')
    const carousel = page.getByRole('region', { name: '热门牌桌' })
    await expect(carousel.getByRole('button', { name: '暂停轮播' })).toBeVisible()
    // Pictures and notices above may still arrive between two measurements.
    await expect(async () => {
      const head = await boxOf(carousel.getByRole('heading', { name: '热门牌桌' }))
      const cards = await boxOf(carousel.getByRole('button', { name: '开始三公大吉' }))
      for (const name of ['暂停轮播', '上一张', '下一张']) {
        const { x, y, height } = await boxOf(carousel.getByRole('button', { name }))
        expect(x).toBeGreaterThan(head.x + head.width)
        expect(y).toBeLessThan(head.y + head.height)
        expect(y + height).toBeLessThanOrEqual(cards.y)
      }
    }).toPass({ timeout: 10_000 })
  }
})

test('a drop-down of six has one row of six, each with a code of its own', async ({ page }) => {
  await page.goto('/')
  const nav = page.getByRole('navigation', { name: '主导航' })
  await nav.getByRole('button', { name: /体育赛事/ }).press('Enter')
  const plates = nav.getByRole('button', { name: /^进入/ }).locator('xpath=ancestor::li[1]')
  await expect(plates).toHaveCount(6)
  const codes = await plates.locator('b').allTextContents()
  expect(new Set(codes).size).toBe(6)
  const boxes = await Promise.all((await plates.all()).map(boxOf))
  expect(new Set(boxes.map(({ y }) => y)).size).toBe(1)
  const [first, last] = [boxes[0]!, boxes.at(-1)!]
  // As wide as the content: no empty seventh column.
  expect(last.x + last.width - first.x).toBeGreaterThan(1280 * 0.85)
})

test('an order number stays in one piece in the wide table of bets', async ({ member }) => {
  await member.setViewportSize({ width: 1440, height: 900 })
  await member.goto('/#/betRecord')
  const number = member.getByRole('row').nth(1).getByRole('cell').nth(1)
  await expect(number).toHaveText(/^[A-Z]{2}\d{14}$/)
  const lines = await number.evaluate((cell) => {
    const range = document.createRange()
    range.selectNodeContents(cell.querySelector('bdi')!.firstChild!)
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
  })
  expect(lines).toBe(1)
})

test('on phones the jackpot shows its commas whole, above the edge of its figure', async ({ page }) => {
  for (const width of [360, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/#/concise')
    const figure = page.locator('[data-jackpot]')
    await expect(figure).toBeVisible()
    const room = await figure.evaluate((box) => {
      const line = document.createRange()
      line.selectNodeContents(box)
      const size = parseFloat(getComputedStyle(box).fontSize)
      // A comma hangs below the line of figures, the middle of its box, by half and a fifth of its size.
      const { top, height } = line.getBoundingClientRect()
      return box.getBoundingClientRect().bottom - (top + height / 2 + size * 0.7)
    })
    expect(room).toBeGreaterThanOrEqual(0)
  }
})

test('at 360 px every deposit card has its range in one line', { tag: '@s2-2.14.1' }, async ({ member }) => {
  await member.setViewportSize({ width: 360, height: 800 })
  await member.goto('/#/recharge')
  const ranges = member.getByRole('radiogroup', { name: '存款方式' }).locator('small')
  await expect(ranges.filter({ hasText: /^[\d,]+–[\d,]+元$/ })).toHaveCount(5)
  for (const range of await ranges.all()) expect((await range.boundingBox())?.height).toBeLessThan(20)
})
