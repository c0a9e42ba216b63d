import { expect, type Locator, type Page } from '@playwright/test'
import { tabOnce } from './audit'
import { heading } from './steps'

/** Presses Tab until the control has the focus and checks every stop; fails if it can't be reached. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible()
  if (await control.evaluate((element) => element === document.activeElement)) return
  for (let presses = 0; presses < 80; presses++) if (await tabOnce(page, control)) return
  throw new Error(`not reached by Tab: ${control.toString()}`)
}

/** Tabs to a field and types. */
export async function typeInto(page: Page, control: Locator, text: string): Promise<void> {
  await tabTo(page, control)
  await page.keyboard.type(text)
}

/** Tabs to a control and presses a key. */
export async function pressOn(page: Page, control: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, control)
  await page.keyboard.press(key)
}

/** Skips from the top of the page to its content. */
export async function enterMain(page: Page): Promise<void> {
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: '跳到主要内容' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(main).toBeFocused()
}

/** Navigates as a link does: the focus moves to the page's heading. */
export async function go(page: Page, path: string, name: string): Promise<void> {
  await page.evaluate((target) => void (location.hash = target), path)
  await expect(heading(page, name)).toBeFocused()
}
