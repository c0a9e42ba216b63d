import { readdirSync } from 'node:fs'
import { textAt } from '../kit/audit'
import { expect, test } from '../kit/fixtures'
import { DIST } from '../kit/portalHost'
import { MEMBER_ROUTES, PUBLIC_ROUTES } from '../kit/routes'

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

test('every route shows its content, and no message, where a filter cuts what is named like advertisements', async ({
  page,
  logIn,
}) => {
  test.setTimeout(90_000)
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
  const lacking: string[] = []
  const look = async (path: string) => {
    const text = await textAt(page, path)
    const isTold = await page.getByRole('alert').filter({ visible: true }).count()
    if (isTold > 0 || /网络异常|页面出错了|加载失败|重试/.test(text)) lacking.push(path)
  }
  await page.goto('/')
  for (const path of PUBLIC_ROUTES) await look(path)
  await logIn()
  loads = 0
  await page.goto('/')
  for (const path of MEMBER_ROUTES) await look(path)
  expect(lacking).toEqual([])
  expect(loads).toBe(1)
  expect([...cut]).toEqual(['/api/bannerList'])
})
