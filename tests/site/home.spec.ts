import { expect, test, WITH_MOTION } from '../kit/fixtures'

test.use(WITH_MOTION)

const welcome = { index_modal: 1, webcontent: '<p>新会员<strong>首存</strong>有礼</p>' }

test(
  'the welcome dialog shows the server’s HTML and a QR code, and stays closed once closed',
  { tag: ['@dom', '@s1-2.14.2', '@s1-4.5.1'] },
  async ({ page, server }) => {
    await server.site(welcome)
    await page.goto('/')
    const dialog = page.getByRole('dialog', { name: '欢迎来到星澜娱乐' })
    await expect(dialog).toContainText('新会员首存有礼')
    await expect(dialog).toContainText('扫码下载客户端')
    await dialog.getByRole('button', { name: '关闭' }).click()
    await expect(dialog).toBeHidden()
    await page.reload()
    await expect(page.getByRole('region', { name: '首页横幅' })).toBeVisible()
    await expect(dialog).toBeHidden()
  },
)

test(
  'the red-packet button shows if the switch is 1, asks visitors to log in, can be dismissed',
  { tag: ['@dom', '@s1-2.14.1', '@D30'] },
  async ({ page, server }) => {
    await server.site({ redpacket_switch: 1, index_modal: 0 })
    await page.goto('/')
    await page
      .getByRole('button', { name: '抢红包' })
      .or(page.getByRole('link', { name: '抢红包' }))
      .first()
      .click()
    await expect(page.getByRole('dialog', { name: '会员登录' })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: '关闭红包入口' }).click()
    await expect(page.getByRole('button', { name: '关闭红包入口' })).toBeHidden()
    await page.reload()
    await expect(page.getByRole('region', { name: '首页横幅' })).toBeVisible()
    await expect(page.getByRole('button', { name: '关闭红包入口' })).toBeHidden()
  },
)

test(
  'the home page shows the promises of the documents, and no red packet if its switch is 0',
  { tag: ['@dom', '@s1-1.2', '@s1-2.14'] },
  async ({ page, server }) => {
    await server.site({ redpacket_switch: 0 })
    await page.goto('/')
    const main = page.getByRole('main')
    for (const text of [
      '首存礼金，最高888元',
      '银行卡网络加密',
      '24小时客服',
      '资金安全',
      '极速存取',
      '公平公正',
      '贴心服务',
    ]) {
      await expect(main.getByText(text, { exact: true })).toHaveCount(1)
    }
    await expect(page.getByRole('button', { name: '关闭红包入口' })).toBeHidden()
  },
)

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the banner has its button and is turned by a finger; the red packet is there once', async ({
    page,
    server,
  }) => {
    await server.site({ redpacket_switch: 1, index_modal: 0 })
    await page.goto('/')
    const carousel = page.getByRole('region', { name: '首页横幅' })
    const shown = carousel.locator('[role=group][aria-roledescription=幻灯片]:not([inert])')
    await expect(shown).toHaveAttribute('aria-label', '1/6')
    await expect(shown.getByText('查看活动', { exact: true })).toBeVisible()
    await expect(page.getByRole('main').getByRole('button', { name: /红包$/ })).toHaveCount(1)
    await carousel.evaluate((target) => {
      const at = (clientX: number) => [new Touch({ identifier: 1, target, clientX })]
      target.dispatchEvent(new TouchEvent('touchstart', { bubbles: true, touches: at(300) }))
      target.dispatchEvent(new TouchEvent('touchend', { bubbles: true, changedTouches: at(200) }))
    })
    await expect(shown).toHaveAttribute('aria-label', '2/6')
  })
})

test(
  'the banners fade over 1000 ms and have buttons to pause and turn',
  { tag: '@s1-3.4.1' },
  async ({ page, server }) => {
    await page.goto('/')
    const carousel = page.getByRole('region', { name: '首页横幅' })
    const shown = () =>
      carousel.locator('[role=group][aria-roledescription=幻灯片]:not([inert])').getAttribute('aria-label')
    await expect.poll(shown).toBe('1/6')
    const first = await shown()
    await carousel.getByRole('button', { name: '下一张' }).click()
    expect(await shown()).not.toBe(first)
    await carousel.getByRole('button', { name: '上一张' }).click()
    expect(await shown()).toBe(first)
    await carousel.getByRole('button', { name: '暂停轮播' }).click()
    await expect(carousel.getByRole('button', { name: '开始轮播' })).toBeVisible()
    const fade = await carousel
      .locator('[aria-roledescription=幻灯片]')
      .first()
      .evaluate((slide) => getComputedStyle(slide).transitionDuration)
    expect(fade).toBe('1s')
    expect(server.requestsOf('/api/bannerList').map(({ payload }) => payload)).toContainEqual({ type: 1 })
  },
)
