import { axeFinds } from '../kit/audit'
import { expect, test } from '../kit/fixtures'

test(
  'customer service answers what it knows and hands everything else over, as text',
  { tag: ['@D53', '@s1-2.11'] },
  async ({ page }) => {
    await page.goto('/demo-service.html')
    const log = page.getByRole('log', { name: '聊天记录' })
    await expect(log).toContainText('您好，请描述您遇到的问题')
    const say = async (line: string) => {
      await page.getByLabel('您的问题').fill(line)
      await page.keyboard.press('Enter')
      await expect(page.getByLabel('您的问题')).toHaveValue('')
    }
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: '忘记密码怎么办？' }).click()
    await expect(log).toContainText('客服不会索要您的原密码')
    await say('返水什么时候派发')
    await expect(log).toContainText('次日15:00至16:00派发')
    await say('订单 <img src=x onerror="document.title=1"> 怎样了')
    await expect(log).toContainText('<img src=x onerror="document.title=1">')
    await expect(log).toContainText('已转人工')
    await expect(log.getByRole('img')).toHaveCount(0)
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
      [360, 640],
    ] as const) {
      await page.setViewportSize({ width, height })
      expect((await page.getByRole('banner').boundingBox())!.height).toBeLessThanOrEqual(49)
      // The whole chat fits the window.
      await expect(page.getByRole('button', { name: '发送' })).toBeInViewport({ ratio: 1 })
      expect((await log.boundingBox())!.height).toBeGreaterThan(height / 3)
      expect(
        await page.evaluate(() => [
          document.documentElement.scrollWidth - innerWidth,
          document.documentElement.scrollHeight - innerHeight,
        ]),
      ).toEqual([0, 0])
      expect(await axeFinds(page)).toEqual([])
    }
  },
)
