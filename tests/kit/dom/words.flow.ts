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

describe('an expectation fails', () => {
  const page = () =>
    put(
      '<main><p>转账成功</p><p hidden>已隐藏</p><button disabled>提交</button><input aria-label="金额" value="10" /></main>',
    )

  it.each<[string, (p: Page) => Promise<void>]>([
    ['of a wrong text', (p) => expect(p.locator('p').first()).toHaveText('转账失败', SOON)],
    ['of a part as the whole text', (p) => expect(p.locator('p').first()).toHaveText('转账', SOON)],
    ['of an absent element', (p) => expect(p.getByRole('button', { name: '取消' })).toBeVisible(SOON)],
    ['of a hidden element', (p) => expect(p.getByText('已隐藏')).toBeVisible(SOON)],
    ['that a shown element is hidden', (p) => expect(p.getByText('转账成功')).toBeHidden(SOON)],
    ['of a wrong count', (p) => expect(p.locator('p')).toHaveCount(3, SOON)],
    ['of two elements where one is meant', (p) => expect(p.locator('p')).toHaveText('转账成功', SOON)],
    ['of a wrong value', (p) => expect(p.getByLabel('金额')).toHaveValue('11', SOON)],
    ['that a disabled button is enabled', (p) => expect(p.getByRole('button')).toBeEnabled(SOON)],
    ['of a wrong address', (p) => expect(p).toHaveURL(/elsewhere/, SOON)],
    ['of the contrary', (p) => expect(p.locator('p').first()).not.toHaveText('转账成功', SOON)],
  ])('%s', (_, attempt) => refused(attempt(page()), /failed|strict mode violation/))
})

describe('an action fails', () => {
  it.each([
    ['on two matches', '<button>去</button><button>去</button>', /strict mode violation/],
    ['on a disabled button', '<button disabled>去</button>', /not enabled/],
    ['on a hidden button', '<button hidden>去</button>', /no element/],
    ['on an inert button', '<div inert><button>去</button></div>', /not non-inert|no element/],
    ['on no match', '', /no element/],
  ])('%s', (_, markup, message) => refused(put(markup).getByRole('button').click(SOON), message))

  it('under a modal dialog', async () => {
    const page = put('<button>去</button><dialog>公告</dialog>')
    document.querySelector('dialog')!.showModal()
    await refused(page.getByRole('button').click(SOON), /a dialog covers/)
  })
  it('on a field that is read-only', () =>
    refused(put('<input readonly aria-label="金额" />').getByLabel('金额').fill('1', SOON), /not editable/))
})

describe('a test fails', () => {
  it('when the page has complained in the console', () =>
    inTest(async () => {
      console.error('a complaint of the page')
      await refused(end(), /a complaint of the page/)
      await begin()
    }))
  it('when the page wanted a tab', async () => {
    window.open('/')
    await refused(end(), /needs an engine: window\.open/)
    await begin()
  })
  it('when an order was never used', () =>
    inTest(async () => {
      world().server.delay('/api/app', 10)
      await refused(end(), /server\.delay\('\/api\/app'\) at \S+words\.flow\.ts:/)
      await begin()
    }))
  it('when a word has a path that no page asks', () =>
    inTest(async () =>
      expect(() => world().server.fail('/api/blance' as '/api/balance')).toThrow(/nearest is \/api\/balance/),
    ))
  it('when a request went out that should not', () =>
    inTest(async () => {
      const { server } = world()
      await server.fetch('/api/app')
      expect(() => server.expectNone('/api/app')).toThrow(/no request of/)
    }))
})

it('the demo server’s words do the same as in a browser', () =>
  inTest(async () => {
    const { server } = world()
    const token = await server.tokenOf('newbie1', 'newbie88')
    await server.hold()
    const { message: no } = await server.call(
      '/api/recharge',
      { paytype: 'alipay', amount: 399 } as const,
      token,
    )
    await server.decide(no, 'approved')
    expect(await server.call('/api/balance', {}, token)).toMatchObject({ data: { balance: '399.00' } })
    await server.answer('/api/app', ({ method }) => ({ status: 503, text: method, delayMs: 1 }))
    const answer = await server.fetch('/api/app', { method: 'POST', body: '{}' })
    expect([answer.status, await answer.text()]).toEqual([503, 'POST'])
  }))

it.each<[string, (page: Page) => unknown]>([
  ['a box', (page) => page.evaluate(() => document.body.getBoundingClientRect())],
  ['a style', (page) => page.evaluate(() => getComputedStyle(document.body).color)],
  ['the viewport', (page) => expect(page.locator('p')).toBeInViewport(SOON)],
  ['a tab', async (page) => page.waitForEvent('popup')],
  ['Tab', (page) => page.keyboard.press('Tab')],
  ['a screenshot', async (page) => page.locator('p').screenshot()],
])('%s needs an engine', (_, ask) =>
  refused(
    Promise.resolve().then(() => ask(put('<p>一</p>'))),
    /needs an engine/,
  ),
)
