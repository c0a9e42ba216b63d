// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { openSupport } from './openSupport'

afterEach(() => vi.unstubAllGlobals())

it('the tab says 正在链接人工客服 until the address is known', { tags: ['D20', 's1-8.6'] }, async () => {
  const replace = vi.fn()
  const tab: Record<string | symbol, unknown> = {
    document: document.implementation.createHTMLDocument(),
    sessionStorage: { clear() {} },
    location: { replace },
    closed: false,
    [Symbol.toStringTag]: 'Window',
  }
  tab.top = tab
  vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window)
  let answer: (response: Response) => void = () => {}
  vi.stubGlobal('fetch', () => new Promise((resolve) => (answer = resolve)))
  const opened = openSupport()
  const { title, body } = tab.document as Document
  expect([title, body.textContent]).toEqual(['正在链接人工客服', '正在链接人工客服'])
  await vi.waitFor(() => expect(answer).toHaveLength(1))
  answer(Response.json({ code: 200, message: '', data: { url: 'https://service.example/' } }))
  await opened
  expect(replace).toHaveBeenCalledExactlyOnceWith('https://service.example/')
})
