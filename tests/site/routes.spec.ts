import { textAt } from '../kit/audit'
import { expect, test } from '../kit/fixtures'
import { ROUTES } from '../kit/routes'

/** Routes without a page. Keep it empty. */
const UNFINISHED: string[] = []

/** Words that push, promise, or make a loss look like a near miss. */
const PRESSURE =
  /最后机会|机会难得|错过|仅剩|仅限今日|倒计时|赶快|抓紧|立即充值|马上充值|再存一笔|稳赚|必中|必赢|秒到账|翻本|回本|差一点|就差|险些|撤销取款|取消取款/g

test('every route has its page, without 建设中, error or policy violation, and none pushes or counts down [s1-2.3.*] [s2-2.1] [s1-2.4.1] [D74] [D33]', async ({
  page,
  logIn,
}) => {
  test.slow()
  expect(ROUTES.length).toBeGreaterThan(40)
  await page.addInitScript(() => {
    const told: string[] = []
    Object.assign(window, { told })
    document.addEventListener('securitypolicyviolation', (event) =>
      told.push(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`),
    )
  })
  await logIn()
  await page.goto('/#/')
  const unfinished: string[] = []
  const pushing: string[] = []
  for (const path of ROUTES) {
    const text = await textAt(page, path)
    if (/建设中|开发中|施工中|under construction|coming soon/i.test(text)) unfinished.push(path)
    expect(text, path).not.toContain('页面出错了')
    expect(await page.evaluate(() => (window as unknown as { told: string[] }).told), path).toEqual([])
    pushing.push(...(text.match(PRESSURE) ?? []).map((word) => `${path} ${word}`))
    // Only an order's own time counts down, and no route shows one.
    pushing.push(...(await page.getByRole('timer').allInnerTexts()).map((time) => `${path} ${time}`))
  }
  expect(unfinished).toEqual(UNFINISHED)
  expect(pushing).toEqual([])
})
