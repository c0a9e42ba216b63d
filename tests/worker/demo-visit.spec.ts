import { expect, workerTest as test, type Page } from '../kit/fixtures'
import { memberBar, submitLogin } from '../kit/steps'

// A first visit to the demo build (D59): the page is its own server until the worker takes over.

test.use({ serviceWorkers: 'block', viewport: { width: 1280, height: 800 } })

const databases = (page: Page) =>
  page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))

test('a visitor’s first pages open no database; a login does', { tag: '@D59' }, async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('region', { name: '公告' }).getByRole('listitem').first()).toBeVisible()
  await page.goto('/#/realbet')
  await expect(page.getByRole('main').getByRole('button', { name: /^进入/ }).first()).toBeVisible()
  expect(await databases(page)).toEqual([])
  await page.goto('/#/login')
  await submitLogin(page.getByRole('main'), 'demo888', 'demo8888')
  await expect(memberBar(page)).toContainText('28,640.50')
  expect(await databases(page)).toEqual(['portal-demo-server'])
})

test('help and promotions have their texts in the page', async ({ page }) => {
  await page.goto('/#/abouts?type=8')
  await expect(page.getByRole('article')).toContainText('未满18周岁禁止参与')
  await page.goto('/#/activityInfo?id=2')
  await expect(page.getByRole('main')).toContainText('每周六00:00至周日23:59')
})

test('a tester’s patch of the site settings shows in the first answer', async ({ page, context }) => {
  await page.goto('/demo-console.html')
  const title = page.getByLabel('站点名称', { exact: true })
  await expect(title).toHaveValue('星澜娱乐')
  await title.fill('测试站')
  await page.getByRole('button', { name: '保存站点' }).click()
  await expect(page.getByText('站点设置已保存')).toBeVisible()
  const visitor = await context.newPage()
  await visitor.goto('/')
  await expect(visitor).toHaveTitle(/测试站/)
})
