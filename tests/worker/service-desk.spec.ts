import { axeFinds } from '../kit/audit'
import { expect, workerTest as test, type Page } from '../kit/fixtures'
import { fillLogin, header, memberBar } from '../kit/steps'

// Customer service and the testers' console in two tabs, on the demo server in the real worker.

const TYPED = '订单 <img src=x onerror="document.title=1"> 没有处理'

async function openPortal(page: Page): Promise<void> {
  await page.goto('/')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 20_000 })
}

async function logIn(page: Page, name: string, password: string): Promise<void> {
  await header(page).getByRole('button', { name: '登录', exact: true }).click()
  await fillLogin(page.getByRole('dialog', { name: '会员登录' }), name, password)
}

/** Opens customer service as the portal does. */
async function openService(page: Page): Promise<Page> {
  const opened = page.context().waitForEvent('page')
  await page.getByRole('contentinfo').getByRole('button', { name: '在线客服', exact: true }).click()
  const service = await opened
  await service.waitForURL(/demo-service/)
  await expect(log(service)).toContainText('您好，请描述您遇到的问题')
  return service
}

async function openConsole(page: Page): Promise<Page> {
  const desk = await page.context().newPage()
  await desk.goto('/demo-console.html')
  await expect(desk.getByRole('switch', { name: '维护中' })).toBeEnabled()
  return desk
}

const log = (service: Page) => service.getByRole('log', { name: '聊天记录' })
const talks = (desk: Page) => desk.getByRole('region', { name: '客服', exact: true })

async function say(service: Page, line: string): Promise<void> {
  await service.getByLabel('您的问题').fill(line)
  await service.keyboard.press('Enter')
}

async function passesAxe(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 844 })
  expect(await axeFinds(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
}

test(
  'articles answer what they know, a tester the rest; the chat survives a reload and ends with a rating',
  { tag: ['@chromium', '@D41', '@D53'] },
  async ({ page }) => {
    await openPortal(page)
    await logIn(page, 'demo888', 'demo8888')
    await expect(memberBar(page)).toContainText('28,640.50')
    const service = await openService(page)
    await say(service, '返水什么时候派发')
    await expect(log(service)).toContainText('次日15:00至16:00派发')
    // On phones the whole chat fits the window, each set of buttons in one row.
    await service.setViewportSize({ width: 390, height: 844 })
    await service.evaluate(() => scrollTo(0, 0))
    for (const name of ['发送', '转人工', '结束咨询'])
      await expect(service.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 })
    expect((await log(service).boundingBox())!.height).toBeGreaterThan(300)
    await say(service, TYPED)
    await expect(log(service)).toContainText('已转人工，客服会在这里回复您')
    await expect(log(service)).toContainText(TYPED)
    await expect(log(service).getByRole('img')).toHaveCount(0)
    const dot = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    )
    const picture = service.getByLabel('发送图片')
    await picture.setInputFiles({ name: 'page.png', mimeType: 'image/png', buffer: Buffer.from('<script>') })
    await expect(service.getByRole('alert')).toHaveText('图片仅支持PNG、JPG和WebP格式')
    await picture.setInputFiles({ name: 'dot.png', mimeType: 'image/png', buffer: dot })
    await expect(log(service).getByRole('img', { name: '聊天图片' })).toHaveJSProperty('naturalWidth', 1)

    const desk = await openConsole(page)
    const talk = talks(desk).getByRole('listitem')
    await expect(talk).toContainText('demo888')
    await expect(talk).toContainText('等待回复')
    await expect(talk).toContainText(TYPED)
    await expect(talk.getByRole('img', { name: '聊天图片' })).toHaveJSProperty('naturalWidth', 1)
    await talk.getByLabel(/^回复 咨询/).fill('<b>已为您</b>核实')
    await desk.keyboard.press('Enter')
    await expect(talk).toContainText('已回复')
    await service.bringToFront()
    await expect(log(service)).toContainText('<b>已为您</b>核实', { timeout: 5000 })
    for (const width of [1440, 360]) await passesAxe(service, width)

    await service.reload()
    await expect(log(service)).toContainText('<b>已为您</b>核实')
    await service.getByRole('button', { name: '结束咨询' }).click()
    await expect(log(service)).toContainText('您已结束本次咨询')
    await service.getByRole('radio', { name: '4分 满意' }).check()
    await service.getByRole('button', { name: '提交评分' }).click()
    await expect(service.getByRole('radio')).toHaveCount(0)
    await desk.bringToFront()
    await expect(talk).toContainText('已结束 · 评分 4')
    for (const width of [1440, 360]) await passesAxe(desk, width)
  },
)

test(
  'a visitor with a forgotten password sets a new one once the console approves',
  { tag: ['@chromium', '@D41', '@s1-2.11'] },
  async ({ page }) => {
    await openPortal(page)
    const service = await openService(page)
    await service.getByRole('button', { name: '忘记密码', exact: true }).click()
    await service.getByLabel('账号').fill('demo888')
    await service.getByLabel('真实姓名').fill('林星澜')
    await service.keyboard.press('Enter')
    await expect(log(service)).toContainText('申请重置登录密码')
    const desk = await openConsole(page)
    const waiting = desk.getByRole('region', { name: '待审核', exact: true })
    await expect(waiting.getByText(/^真实姓名相符/)).toBeVisible()
    await waiting.getByRole('button', { name: '通过 重置密码 demo888' }).click()
    await service.bringToFront()
    await expect(log(service)).toContainText('核实通过')
    await service.getByLabel('新密码', { exact: true }).fill('fresh9999')
    await service.getByLabel('确认新密码').fill('fresh9998')
    await service.getByRole('button', { name: '设置新密码' }).click()
    await expect(service.getByRole('alert')).toHaveText('两次密码不一致！')
    await service.getByLabel('确认新密码').fill('fresh9999')
    await passesAxe(service, 360)
    await service.getByRole('button', { name: '设置新密码' }).click()
    await expect(log(service)).toContainText('新的登录密码已设置')
    await page.bringToFront()
    await logIn(page, 'demo888', 'fresh9999')
    await expect(memberBar(page)).toContainText('28,640.50')
  },
)
