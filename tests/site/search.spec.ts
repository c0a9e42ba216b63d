import { expect, test, type Page } from '../kit/fixtures'
import { header, heading, keepTabs } from '../kit/steps'

const dialog = (page: Page) => page.getByRole('dialog', { name: '搜索' })
const field = (page: Page) => dialog(page).getByRole('combobox')
/** The announced number of results; toasts have a status role of their own. */
const counted = (page: Page) => dialog(page).getByRole('status').filter({ hasText: '找到' })
const options = (page: Page) => dialog(page).getByRole('option')

/** Waits until the search keys work: they load with the parts below the first screen. */
async function keysWork(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Control+k')
    await expect(dialog(page)).toBeVisible({ timeout: 1000 })
  }).toPass()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
}

/** Opens the search by its button and types. */
async function searchFor(page: Page, text: string): Promise<void> {
  await header(page).getByRole('button', { name: '搜索' }).click()
  await field(page).fill(text)
}

test(
  'search finds games by name, pinyin initials and provider, fishing included',
  { tag: ['@dom', '@D35'] },
  async ({ page }) => {
    await page.goto('/')
    await searchFor(page, '锦鲤跃金')
    await expect(options(page).first()).toContainText('锦鲤跃金')
    await field(page).fill('jlyj')
    await expect(options(page).first()).toContainText('锦鲤跃金')
    await field(page).fill('sh')
    await expect(options(page).filter({ hasText: '深海猎手' })).toContainText('FG 捕鱼')
    await field(page).fill('evo')
    await expect(options(page).first()).toContainText('EVO旗舰厅')
  },
)

test(
  'search finds promotions, help and pages, and a page opens in two presses',
  { tag: ['@dom', '@D35'] },
  async ({ page }) => {
    await page.goto('/')
    await searchFor(page, '首存')
    await expect(dialog(page).getByRole('group', { name: '优惠' }).getByRole('option').first()).toContainText(
      '首存',
    )
    await field(page).fill('yszc')
    await expect(dialog(page).getByRole('group', { name: '帮助' }).getByRole('option')).toContainText(
      '隐私政策',
    )
    await field(page).fill('VIP俱')
    await dialog(page).getByRole('group', { name: '页面' }).getByRole('option').first().click()
    await expect(heading(page, 'VIP俱乐部')).toBeVisible()
    await expect(dialog(page)).toBeHidden()
  },
)

test(
  'before a word is typed the search has six hot games; where nothing is found, one way on',
  { tag: ['@dom', '@D35'] },
  async ({ page }) => {
    await page.goto('/')
    await header(page).getByRole('button', { name: '搜索' }).click()
    const hot = dialog(page).getByRole('group', { name: '热门游戏' }).getByRole('option')
    await expect(hot).toHaveCount(6)
    await expect(hot.first()).toContainText('锦鲤跃金')
    await expect(dialog(page)).not.toContainText('会员中心')
    await field(page).fill('没有这个')
    await dialog(page).getByRole('link', { name: '去玩游戏' }).click()
    await expect(heading(page, '电子捕鱼')).toBeVisible()
    await expect(dialog(page)).toBeHidden()
  },
)

test(
  'from the home page to a found game it takes two presses',
  { tag: ['@dom', '@D35'] },
  async ({ page, logIn }) => {
    const tabs = await keepTabs(page)
    await logIn()
    await page.goto('/')
    await searchFor(page, '长安')
    await options(page).first().click()
    await expect.poll(async () => (await tabs()).join()).toContain('#/gamePage?name=')
  },
)

test(
  '`/` and Ctrl+K open the search, except in a field, and Escape returns the focus',
  { tag: ['@dom', '@D35', '@D36'] },
  async ({ page }) => {
    await page.goto('/#/concise')
    await keysWork(page)
    const own = page.getByRole('searchbox', { name: '搜索游戏' })
    await own.focus()
    await page.keyboard.press('/')
    await expect(own).toHaveValue('/')
    await expect(dialog(page)).toBeHidden()
    await page.keyboard.press('Control+k')
    await expect(field(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(own).toBeFocused()
    await page.getByRole('tab', { name: '电子游戏' }).focus()
    await page.keyboard.press('/')
    await expect(field(page)).toBeFocused()
    await expect(field(page)).toHaveValue('')
  },
)

test('the key `/` can be switched off for good', { tag: ['@dom', '@D36'] }, async ({ page }) => {
  await page.goto('/')
  await keysWork(page)
  await page.keyboard.press('/')
  await dialog(page).getByRole('checkbox', { name: '按 / 键打开搜索' }).uncheck()
  await page.keyboard.press('Escape')
  await page.reload()
  await keysWork(page)
  await page.keyboard.press('/')
  await page.keyboard.press('Control+k')
  await expect(dialog(page)).toBeVisible()
  await expect(field(page)).toHaveValue('')
  await expect(dialog(page).getByRole('checkbox')).not.toBeChecked()
})

test(
  'arrows choose a result and Enter opens it; the number of results is announced',
  { tag: ['@dom', '@D35', '@D36'] },
  async ({ page }) => {
    await page.goto('/')
    await searchFor(page, '返水')
    await expect(options(page).nth(1)).toBeVisible()
    const count = await options(page).count()
    await expect(counted(page)).toHaveText(`找到${count}项结果`)
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('ArrowDown')
    await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true')
    expect(await field(page).getAttribute('aria-activedescendant')).toBe(
      await options(page).nth(1).getAttribute('id'),
    )
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await expect(options(page).last()).toHaveAttribute('aria-selected', 'true')
    await field(page).fill('没有这个东西')
    await expect(dialog(page)).toContainText('没有找到相关内容')
    await expect(field(page)).toHaveAttribute('aria-expanded', 'false')
    await field(page).fill('yhhd')
    await page.keyboard.press('Enter')
    await expect(heading(page, '优惠活动')).toBeVisible()
  },
)

test(
  'recent and favourite games show before typing, and come first among the results',
  { tag: ['@dom', '@D35'] },
  async ({ page, logIn }) => {
    await logIn()
    await page.goto('/robots.txt')
    await page.evaluate(() => {
      const game = (code: string, title: string) => ({
        name: 'PG',
        type: 'concise',
        code,
        title,
        picture: '',
      })
      localStorage.setItem('portal:recent', JSON.stringify([game('slot25', '莲池锦鲤')]))
      localStorage.setItem('portal:favourites', JSON.stringify([game('slot27', '雀圣来了')]))
    })
    await page.goto('/')
    await searchFor(page, '')
    const shelf = (name: string) => dialog(page).getByRole('group', { name }).getByRole('option')
    await expect(shelf('最近玩过')).toContainText('莲池锦鲤')
    await expect(shelf('我的收藏')).toContainText('雀圣来了')
    await field(page).fill('锦鲤')
    await expect(options(page).first()).toContainText('莲池锦鲤')
  },
)

test('search works without a connection, from what has been read', { tag: '@dom' }, async ({ page }) => {
  await page.goto('/')
  await searchFor(page, '长安夜色')
  await expect(options(page).first()).toContainText('长安夜色')
  await page.keyboard.press('Escape')
  await page.context().setOffline(true)
  await searchFor(page, 'cays')
  await expect(options(page).first()).toContainText('长安夜色')
})
