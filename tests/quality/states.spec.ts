import { expect, test, type Page } from '../kit/fixtures'

const SIZES = { wide: { width: 1440, height: 900 }, narrow: { width: 390, height: 844 } }

/** Pages, the read that comes late, and what shows that its data have come. */
const PAGES: [path: string, call: string, come: (page: Page) => Promise<void>][] = [
  ['activity', '/api/activitylist', (page) => page.getByRole('table').waitFor()],
  ['vip', '/api/uservip', (page) => page.getByRole('table').waitFor()],
  ['recharge', '/api/get_pay_way', (page) => page.getByLabel('存款金额').waitFor()],
  ['withdraw', '/api/getcard', (page) => page.getByRole('radio').first().waitFor()],
  ['cardList?type=2', '/api/getcard', (page) => page.getByRole('row').nth(1).waitFor()],
  ['betRecord', '/api/betrecord', (page) => page.getByRole('row').nth(1).waitFor()],
  ['transRecord', '/api/gettransrecord', (page) => page.getByRole('row').nth(1).waitFor()],
]

type Seen = { sum: number; of: string[] }
type Shift = PerformanceEntry & { value: number; sources?: { node?: Element }[] }

/** Opens a page whose read comes late, and stays at its skeleton. */
async function openSkeleton(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => void (location.hash = `#/${to}`), path)
  await expect(skeletons(page).first()).toBeVisible()
}
const skeletons = (page: Page) =>
  page.getByRole('main').locator('[aria-busy=true] [aria-hidden=true]:visible')

/** Collects the shifts of what is in view. */
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

/** The shifts so far, once a few frames have been drawn without one. */
async function shifts(page: Page): Promise<Seen> {
  const read = () => page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen)
  const settled = () =>
    page.evaluate(async () => {
      for (let frame = 0; frame < 20; frame += 1)
        await new Promise((drawn) => void requestAnimationFrame(drawn))
    })
  await settled()
  return read()
}

for (const [name, viewport] of Object.entries(SIZES)) {
  test.describe(name, () => {
    test.use({ viewport })
    for (const [path, call, come] of PAGES) {
      test(`/${path} doesn’t shift when its data come, ${name} [extra]`, async ({ member, server }) => {
        await member.goto('/#/app')
        await expect(member.getByRole('heading', { level: 1 })).toBeVisible()
        server.delay(call, 1500)
        await openSkeleton(member, path)
        await shifts(member).catch(() => undefined)
        await watchShifts(member)
        await come(member)
        const seen = await shifts(member)
        expect(seen.sum, seen.of.join('\n')).toBeLessThan(0.01)
      })
    }

    test(`skeletons have the boxes of what follows, ${name} [extra]`, async ({ member, server }) => {
      await member.goto('/#/app')
      const main = member.getByRole('main')
      type Box = { x: number; y: number; width: number; height: number }
      const round = (boxes: (Box | null)[]) =>
        boxes.map((box) => box && [box.x, box.y, box.width, box.height].map(Math.round))
      const boxesOf = async (all: ReturnType<Page['locator']>[]) =>
        round(await Promise.all(all.map((one) => one.boundingBox())))
      const near = (a: number[] | null | undefined, b: number[] | null | undefined, slack: number) =>
        a?.every((side, at) => Math.abs(side - (b?.[at] ?? Infinity)) <= slack)

      server.delay('/api/uservip', 1500)
      await openSkeleton(member, 'vip')
      const vip = await boxesOf(await skeletons(member).all())
      await member.getByRole('tabpanel').waitFor()
      const levels = await boxesOf([member.getByRole('tablist'), member.getByRole('tabpanel')])
      for (const [at, box] of vip.entries())
        expect(near(box, levels[at], 2), `${box} and ${levels[at]}`).toBe(true)

      server.delay('/api/activitylist', 1500)
      await openSkeleton(member, 'activity')
      const [first] = await boxesOf([skeletons(member).first()])
      await main.getByRole('article').first().waitFor()
      const [card] = await boxesOf([main.getByRole('article').first()])
      expect(first?.slice(0, 3)).toEqual(card?.slice(0, 3))

      server.delay('/api/get_pay_way', 1500)
      await openSkeleton(member, 'recharge')
      const [, channels, , , amounts, submit] = await boxesOf(await skeletons(member).all())
      const real = [
        member.getByRole('radiogroup'),
        member.getByRole('group', { name: '快捷金额' }),
        member.getByRole('button', { name: '提交存款' }),
      ]
      await real[2]!.waitFor()
      const form = await boxesOf(real)
      for (const [at, box] of [channels, amounts, submit].entries())
        expect(near(box, form[at], 1), `${box} and ${form[at]}`).toBe(true)
    })
  })
}
