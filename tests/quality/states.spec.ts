import type { Locator } from '@playwright/test'
import { expect, test, type Page, type Path } from '../kit/fixtures'
import { hold } from '../kit/steps'

const SIZES = { wide: { width: 1440, height: 900 }, narrow: { width: 390, height: 844 } }

/** The first record, of the table or of the statement on phones. */
const firstRecord = (page: Page) =>
  page
    .getByRole('row')
    .nth(1)
    .or(page.getByRole('region', { name: /记录/ }).getByRole('listitem').first())

/** Pages, their held read, and what shows that the data has arrived. */
const PAGES: [path: string, call: Path, come: (page: Page) => Locator][] = [
  ['withdraw', '/api/getcard', (page) => page.getByRole('radio').first()],
  ['activity', '/api/activitylist', (page) => page.getByRole('table')],
  ['vip', '/api/uservip', (page) => page.getByRole('table')],
  ['recharge', '/api/get_pay_way', (page) => page.getByLabel('存款金额')],
  ['betRecord', '/api/betrecord', firstRecord],
  ['cardList?type=2', '/api/getcard', (page) => page.getByRole('button', { name: '删除' }).first()],
  ['transRecord', '/api/gettransrecord', firstRecord],
]

type Seen = { sum: number; of: string[] }
type Shift = PerformanceEntry & { value: number; sources?: { node?: Element }[] }

/** Collects layout shifts of visible content. */
const watchShifts = (page: Page) =>
  page.evaluate(() => {
    const seen: Seen = { sum: 0, of: [] }
    Object.assign(globalThis, { seen })
    new PerformanceObserver((list) => {
      for (const { value, sources = [] } of list.getEntries() as Shift[]) {
        seen.sum += value
        seen.of.push(...sources.map(({ node }) => `${value} ${node?.outerHTML?.slice(0, 120)}`))
      }
    }).observe({ type: 'layout-shift' })
  })

/** Waits for eight frames. */
const drawFrames = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 8; frame += 1) await new Promise((drawn) => void requestAnimationFrame(drawn))
  })

const boxOf = async (one: Locator): Promise<number[]> => {
  const box = await one.boundingBox()
  if (!box) throw new Error(`no box: ${one.toString()}`)
  return [box.x, box.y, box.width, box.height].map(Math.round)
}

/** Expects two boxes to match within 2 px on each side. */
function expectSame(waiting: number[] | undefined, come: number[]): void {
  const gaps = come.map((side, at) => Math.abs(side - (waiting?.[at] ?? Infinity)))
  expect(Math.max(...gaps), `${waiting?.join(' ') ?? 'none'} became ${come.join(' ')}`).toBeLessThanOrEqual(2)
}

/** Expects the parts that have come at the places of their skeletons. */
const PLACES: Record<string, (page: Page, waiting: number[][]) => Promise<void>> = {
  vip: async (page, [tabs, panel]) => {
    expectSame(tabs, await boxOf(page.getByRole('tablist')))
    expectSame(panel, await boxOf(page.getByRole('tabpanel')))
  },
  recharge: async (page, [, channels, , , amounts, submit]) => {
    expectSame(channels, await boxOf(page.getByRole('radiogroup')))
    expectSame(amounts, await boxOf(page.getByRole('group', { name: '快捷金额' })))
    expectSame(submit, await boxOf(page.getByRole('button', { name: '提交存款' })))
  },
  // Without its height: the open panel loads its text itself.
  activity: async (page, [first]) =>
    expectSame(
      first?.slice(0, 3),
      (await boxOf(page.getByRole('main').getByRole('article').first())).slice(0, 3),
    ),
}

for (const [name, viewport] of Object.entries(SIZES)) {
  test.describe(name, () => {
    test.use({ viewport })

    test(`no page shifts when its data arrives, which comes into its skeleton’s boxes, ${name}`, async ({
      member: page,
    }) => {
      await page.goto('/#/app')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const skeletons = page.getByRole('main').locator('[aria-busy=true] [aria-hidden=true]:visible')
      for (const [path, call, come] of PAGES) {
        const letGo = await hold(page, `**${call}`)
        // The pages before have read what the last two need.
        if (/^(cardList|transRecord)/.test(path)) {
          await page.goto('/#/app')
          await page.reload()
        }
        await page.evaluate((to) => void (location.hash = `#/${to}`), path)
        await expect(skeletons.first()).toBeVisible()
        await drawFrames(page)
        const waiting = await Promise.all((await skeletons.all()).map(boxOf))
        await watchShifts(page)
        letGo()
        await come(page).waitFor()
        await PLACES[path]?.(page, waiting)
        await drawFrames(page)
        const seen = await page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen)
        expect.soft(seen.sum, [path, ...seen.of].join('\n')).toBeLessThan(0.01)
      }
    })

    test(`the promotions keep their place when their kinds come later, ${name}`, async ({ member: page }) => {
      const letGo = await hold(page, '**/api/activitytype')
      await page.goto('/#/activity')
      const kinds = page.getByRole('group', { name: '活动类型' }).getByRole('button')
      const card = page.getByRole('main').getByRole('article').first()
      await card.waitFor()
      await expect(kinds).toHaveCount(1)
      const place = (await boxOf(card)).slice(0, 3)
      letGo()
      await expect(kinds.nth(1)).toBeVisible()
      expectSame(place, (await boxOf(card)).slice(0, 3))
    })
  })
}
