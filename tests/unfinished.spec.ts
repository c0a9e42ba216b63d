import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from './fixtures'

/** The route table as it is written: tests see nothing of the app but its source and its screens. */
const SOURCE = readFileSync(resolve(import.meta.dirname, '../src/navigation/paths.ts'), 'utf8')
const listed = (name: string) => {
  const list = new RegExp(`${name} = \\[([^\\]]*)\\] as const`).exec(SOURCE)?.[1] ?? ''
  return [...list.matchAll(/'(\/\w*)'/g)].map(([, path = '']) => path)
}
const CHILDREN = listed('MEMBER_CHILDREN')
const ROUTES = [
  ...listed('PUBLIC_PATHS'),
  '/mine',
  '/mine/center',
  ...CHILDREN,
  ...CHILDREN.map((child) => `/mine${child}`),
]

/** Routes whose page is still to come. It stays empty. */
const UNFINISHED: string[] = []

test('no route of the product shows 建设中: every one has its page [s1-2.3] [s2-2.1]', async ({
  page,
  logIn,
}) => {
  test.slow()
  expect(ROUTES).toHaveLength(19 + 2 + 2 * 13)
  await logIn()
  await page.goto('/#/')
  const found: string[] = []
  for (const path of ROUTES) {
    await page.evaluate((target) => (location.hash = `#${target}`), path)
    const main = page.getByRole('main').first()
    await expect(
      main.getByRole('heading', { level: 1 }).filter({ visible: true }).first(),
      path,
    ).toBeVisible()
    await expect(main.locator('[aria-busy=true]:visible'), path).toHaveCount(0)
    const text = await page.locator('body').innerText()
    if (/建设中|开发中|施工中|under construction|coming soon/i.test(text)) found.push(path)
    expect(text, path).not.toContain('页面出错了')
  }
  expect(found).toEqual(UNFINISHED)
})
