import { expect, test, type Page } from '../kit/fixtures'
import { forgetParsed } from '../kit/parsedHtml'
import { hold, submitLogin } from '../kit/steps'

test.afterEach(({ complaints }) => forgetParsed({ complaints }))

/** Recorded from a real server. */
const NOTICES = [
  { id: 7, name: '维护通知', content: '<p>AG视讯将于<b>周一</b>维护&nbsp;两小时</p>' },
  { id: 8, name: '', content: '纯文本公告第二条' },
]
const TEXTS = ['维护通知：AG视讯将于周一维护 两小时', '纯文本公告第二条']
const ok = (data: unknown) => ({ json: { code: 200, message: '成功', data } })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })

test.beforeEach(({ server }) => void server.answer('/api/homenotice', ok(NOTICES), 99))

test(
  'the notice bar and the announcements show HTML as text',
  { tag: ['@dom', '@s1-2.15.1'] },
  async ({ member }) => {
    await member.goto('/')
    const bar = member.getByRole('region', { name: '公告' })
    await expect(bar.getByRole('listitem')).toHaveText(TEXTS)
    await expect(bar.locator('b')).toHaveCount(0)
    await bar.getByRole('link', { name: '更多' }).click()
    await expect(member.getByRole('tabpanel').getByRole('listitem')).toHaveText(TEXTS)
  },
)

test('限时公告 shows HTML as text', { tag: ['@dom', '@D63', '@D11'] }, async ({ page }) => {
  await page.goto('/#/login')
  await submitLogin(page, 'demo888', 'demo8888')
  await expect(dialog(page, '限时公告').getByRole('listitem')).toHaveText(TEXTS)
})

test('notices saved as plain texts still show and are refetched', { tag: '@dom' }, async ({ page }) => {
  await page.goto('/robots.txt')
  await page.evaluate(() => {
    const kept = { data: ['旧公告', '维护通知：<p>旧</p>'], savedAt: Date.now() - 3_600_000 }
    localStorage.setItem('portal:version', '2')
    localStorage.setItem('appInfo', JSON.stringify({ data: { title: '旧站', site_state: 1 }, savedAt: 1 }))
    localStorage.setItem('portal:reads', JSON.stringify({ '["/api/homenotice",{}]': kept }))
  })
  const release = await hold(page, '**/api/homenotice')
  await page.goto('/')
  const items = page.getByRole('region', { name: '公告' }).getByRole('listitem')
  await expect(items).toHaveText(['旧公告', '维护通知： 旧'])
  release()
  await expect(items).toHaveText(TEXTS)
})
