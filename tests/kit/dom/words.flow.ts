import { describe, it } from 'vitest'
import { expect, type Page } from '../fixtures'
import { inTest } from './time'
import { begin, end, world } from './world'

// The words can fail: a test that runs in the DOM is worth no more than its words.

const SOON = { timeout: 30 }
const put = (markup: string) => {
  document.body.innerHTML = markup
  return world().page as unknown as Page
}
const refused = (attempt: Promise<unknown>, message: RegExp) => expect(attempt).rejects.toThrow(message)

it.each<[string, (p: Page) => Promise<void>]>([
  ['of a part as the whole text', (p) => expect(p.locator('p').first()).toHaveText('转账', SOON)],
  ['of an absent element', (p) => expect(p.getByRole('button', { name: '取消' })).toBeVisible(SOON)],
  ['of a hidden element', (p) => expect(p.getByText('已隐藏')).toBeVisible(SOON)],
  ['that a shown element is hidden', (p) => expect(p.getByText('转账成功')).toBeHidden(SOON)],
  ['of a wrong count', (p) => expect(p.locator('p')).toHaveCount(3, SOON)],
  ['of two elements where one is meant', (p) => expect(p.locator('p')).toHaveText('转账成功', SOON)],
  ['of a wrong address', (p) => expect(p).toHaveURL(/elsewhere/, SOON)],
  ['of the contrary', (p) => expect(p.locator('p').first()).not.toHaveText('转账成功', SOON)],
])('an expectation fails %s', (_, attempt) =>
  refused(attempt(put('<p>转账成功</p><p hidden>已隐藏</p>')), /failed|strict mode violation/),
)

it.each([
  ['two matches', '<button>去</button><button>去</button>', /strict mode violation/],
  ['a disabled button', '<button disabled>去</button>', /not enabled/],
  ['a hidden button', '<button hidden>去</button>', /no element/],
  ['an inert button', '<div inert><button>去</button></div>', /not non-inert|no element/],
])('an action fails on %s', (_, markup, message) =>
  refused(put(markup).getByRole('button').click(SOON), message),
)

it('an action fails under a modal dialog and on a field that is read-only', async () => {
  const page = put('<button>去</button><input readonly aria-label="金额" /><dialog>公告</dialog>')
  await refused(page.getByLabel('金额').fill('1', SOON), /not editable/)
  document.querySelector('dialog')!.showModal()
  await refused(page.getByRole('button').click(SOON), /a dialog covers/)
})

describe('a test fails', () => {
  it.each<[string, () => unknown, RegExp]>([
    [
      'when the page has complained',
      () => console.error('a complaint of the page'),
      /a complaint of the page/,
    ],
    ['when the page wanted a tab', () => window.open('/'), /needs an engine: window\.open/],
    [
      'when an order was never used',
      () => world().server.delay('/api/app', 10),
      /server\.delay\('\/api\/app'\) at \S+words\.flow\.ts:/,
    ],
  ])('%s', (_, happens, told) =>
    inTest(async () => {
      await happens()
      await refused(end(), told)
      await begin()
    }),
  )
})

it.each<[string, (page: Page) => unknown]>([
  ['a box', (page) => page.evaluate(() => document.body.getBoundingClientRect())],
  ['a style', (page) => page.evaluate(() => getComputedStyle(document.body).color)],
  ['a tab', async (page) => page.waitForEvent('popup')],
  ['Tab', (page) => page.keyboard.press('Tab')],
  ['a screenshot', async (page) => page.locator('p').screenshot()],
])('%s needs an engine', (_, ask) =>
  refused(
    Promise.resolve().then(() => ask(put('<p>一</p>'))),
    /needs an engine/,
  ),
)
