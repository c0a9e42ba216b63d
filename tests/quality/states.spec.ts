import type { Locator } from '@playwright/test'
import { expect, test, type Page, type Path } from '../kit/fixtures'

const SIZES = { wide: { width: 1440, height: 900 }, narrow: { width: 390, height: 844 } }

/** The first record, of the table or of the statement on phones. */
const firstRecord = (page: Page) =>
  page
    .getByRole('row')
    .nth(1)
    .or(page.getByRole('region', { name: /记录/ }).getByRole('listitem').first())

/** Pages, their delayed read, and what shows that the data has arrived. */
const PAGES: [path: string, call: Path, come: (page: Page) => Promise<void>][] = [
  ['activity', '/api/activitylist', (page) => page.getByRole('table').waitFor()],
  ['vip', '/api/uservip', (page) => page.getByRole('table').waitFor()],
  ['recharge', '/api/get_pay_way', (page) => page.getByLabel('存款金额').waitFor()],
  ['withdraw', '/api/getcard', (page) => page.getByRole('radio').first().waitFor()],
  ['cardList?type=2', '/api/getcard', (page) => page.getByRole('button', { name: '删除' }).first().waitFor()],
  ['betRecord', '/api/betrecord', (page) => firstRecord(page).waitFor()],
  ['transRecord', '/api/gettransrecord', (page) => firstRecord(page).waitFor()],
]

type Seen = { sum: number; of: string[] }
type Shift = PerformanceEntry & { value: number; sources?: { node?: Element }[] }

/** Opens a page whose read is delayed, and stays at its skeleton. */
async function openSkeleton(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => void (location.hash = `#/${to}`), path)
  await expect(skeletons(page).first()).toBeVisible()
}
const skeletons = (page: Page) =>
  page.getByRole('main').locator('[aria-busy=true] [aria-hidden=true]:visible')

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

/** Waits for twenty frames. */
const drawFrames = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 20; frame += 1)
      await new Promise((drawn) => void requestAnimationFrame(drawn))
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

for (const [name, viewport] of Object.entries(SIZES)) {
  test.describe(name, () => {
    test.use({ viewport })
    for (const [path, call, come] of PAGES) {
      test(
        `/${path} doesn’t shift when its data arrives, ${name}`,
        { tag: name === 'wide' ? ['@long'] : [] },
        async ({ member, server }) => {
          await member.goto('/#/app')
          await expect(member.getByRole('heading', { level: 1 })).toBeVisible()
          // The header reads the orders too.
          server.delay(call, 1500, 3)
          await openSkeleton(member, path)
          await drawFrames(member)
          await watchShifts(member)
          await come(member)
          await drawFrames(member)
          const seen = await member.evaluate(() => (globalThis as unknown as { seen: Seen }).seen)
          expect(seen.sum, seen.of.join('\n')).toBeLessThan(0.01)
        },
      )
    }

    test(`skeletons have the boxes of what follows, ${name}`, async ({ member, server }) => {
      await member.goto('/#/app')
      const waiting = async () => Promise.all((await skeletons(member).all()).map(boxOf))

      server.delay('/api/uservip', 1500)
      await openSkeleton(member, 'vip')
      const [tabs, panel] = await waiting()
      await member.getByRole('tabpanel').waitFor()
      expectSame(tabs, await boxOf(member.getByRole('tablist')))
      expectSame(panel, await boxOf(member.getByRole('tabpanel')))

      server.delay('/api/activitylist', 1500)
      server.delay('/api/activitytype', 5000)
      await openSkeleton(member, 'activity')
      const [first] = await waiting()
      const kinds = member.getByRole('group', { name: '活动类型' }).getByRole('button')
      const card = member.getByRole('main').getByRole('article').first()
      await card.waitFor()
      await expect(kinds).toHaveCount(1)
      // Without its height: the open panel loads its text itself.
      const placeOf = async () => (await boxOf(card)).slice(0, 3)
      const place = await placeOf()
      expectSame(first?.slice(0, 3), place)
      await expect(kinds.nth(1)).toBeVisible()
      expectSame(place, await placeOf())

      server.delay('/api/get_pay_way', 1500)
      await openSkeleton(member, 'recharge')
      const [, channels, , , amounts, submit] = await waiting()
      const button = member.getByRole('button', { name: '提交存款' })
      await button.waitFor()
      expectSame(channels, await boxOf(member.getByRole('radiogroup')))
      expectSame(amounts, await boxOf(member.getByRole('group', { name: '快捷金额' })))
      expectSame(submit, await boxOf(button))
    })
  })
}
