import { readdirSync } from 'node:fs'
import { textAt } from '../kit/audit'
import { endpoints } from '../kit/endpoints'
import { expect, test } from '../kit/fixtures'
import { DIST } from '../kit/portalHost'

/** What filter lists cut by name: whole words, and beginnings that stand for nothing else. */
const CUT =
  /banner|promo|sponsor|affiliate|advert|pop-?(up|under)|track|analytic|report|metric|beacon|(?<![a-z0-9])(ads?|adv)(?![a-z0-9])/i

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath.slice(folder.length)}/${name}`)
    .filter((path) => !path.startsWith('/.vite'))

test('no file of the build has a name that content filters look for, and no class of its pages', async ({
  page,
}) => {
  const files = filesOf(DIST)
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter((path) => CUT.test(path))).toEqual([])
  await page.goto('/')
  await expect(page.getByRole('contentinfo')).toBeAttached()
  const named = await page.evaluate(() =>
    [...document.querySelectorAll('[class], [id]')].flatMap((element) => [...element.classList, element.id]),
  )
  expect(named.filter((name) => CUT.test(name))).toEqual([])
})

test('the one call that filters cut leaves the page whole, and tells nothing', async ({ page }) => {
  expect(endpoints.map(({ path }) => path).filter((path) => CUT.test(path))).toEqual(['/api/bannerList'])
  const cut = new Set<string>()
  await page.route(
    (url) => CUT.test(url.pathname + url.search),
    (route) => {
      cut.add(new URL(route.request().url()).pathname)
      return route.abort('blockedbyclient')
    },
  )
  let loads = 0
  page.on('domcontentloaded', () => (loads += 1))
  await page.goto('/')
  for (const path of ['/', '/activity', '/concise'])
    expect(await textAt(page, path)).not.toMatch(/网络异常|页面出错了|加载失败|重试/)
  await expect(page.getByRole('alert').filter({ visible: true })).toHaveCount(0)
  expect(loads).toBe(1)
  expect([...cut]).toEqual(['/api/bannerList'])
})
