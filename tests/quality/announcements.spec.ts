import { expect, test, type Page } from '../kit/fixtures'
import { confirmation, open, withdraw } from '../kit/steps'

// What a screen reader hears: texts that come into live regions.

declare global {
  var heard: string[]
}

/** Collects what live regions are given from now on, a region that comes with its text included. */
const listen = (page: Page) =>
  page.evaluate(() => {
    const LIVE = '[role=alert], [role=status], [aria-live=polite], [aria-live=assertive], output'
    globalThis.heard = []
    new MutationObserver((changes) => {
      for (const { addedNodes, target, type } of changes) {
        const parent = target instanceof Element ? target : target.parentElement
        if (type === 'characterData' && parent?.closest(LIVE)) heard.push(target.textContent ?? '')
        for (const node of addedNodes) {
          if (parent?.closest(LIVE)) heard.push(node.textContent ?? '')
          else if (node instanceof Element)
            heard.push(...[...node.querySelectorAll(LIVE)].map((region) => region.textContent ?? ''))
        }
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
const timesHeard = (page: Page, words: string) =>
  page.evaluate((part) => heard.filter((text) => text.includes(part)).length, words)

test(
  'a refusal and the success after it are announced once each, over dialogs and in one that closes',
  { tag: ['@dom', '@D36'] },
  async ({ member: page }) => {
    await page.goto('/#/withdraw')
    await page.getByRole('radio', { name: /尾号/ }).first().check()
    await page.getByLabel('取款金额').fill('500')
    await listen(page)
    for (const [password, words] of [
      ['000000', '取款密码错误'],
      ['123456', '提交成功，等待审核'],
    ] as const) {
      await page.getByLabel('取款密码').fill(password)
      await withdraw(page)
      await expect(page.getByText(words).first()).toBeVisible()
      await expect(confirmation(page)).toBeHidden()
    }
    await expect(page.getByRole('dialog', { name: '取款详情' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)

    await open(page, '/cardList')
    await page.getByRole('button', { name: '删除' }).first().click()
    const question = page.getByRole('alertdialog', { name: '确定要删除吗？' })
    for (const [password, words] of [
      ['000000', '支付密码错误'],
      ['123456', '解绑成功'],
    ] as const) {
      await question.getByLabel('支付密码').fill(password)
      await question.getByRole('button', { name: '确定' }).click()
      await expect(page.getByText(words).first()).toBeVisible()
    }
    await expect(question).toHaveCount(0)
    for (const words of ['取款密码错误', '提交成功', '支付密码错误', '解绑成功'])
      expect(await timesHeard(page, words), words).toBe(1)
  },
)
