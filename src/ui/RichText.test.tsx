// @vitest-environment happy-dom
import { render } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { RichText } from './RichText'
import { sanitizeHtml } from './RichTextSanitizer'

// Only a real browser shows what remains of hostile HTML: tests/security/html.spec.ts runs the sanitiser there.
vi.mock('./RichTextSanitizer', () => ({ sanitizeHtml: vi.fn((html: string) => `<p>${html.length}</p>`) }))

beforeEach(() => void vi.mocked(sanitizeHtml).mockClear())

it('sanitises a text once, not on each render, and shows only the result', { tags: 's1-2.16' }, () => {
  const { container, rerender } = render(<RichText html="<b>一</b>" />)
  rerender(<RichText html="<b>一</b>" />)
  rerender(<RichText html="<b>一</b>" />)
  expect(sanitizeHtml).toHaveBeenCalledExactlyOnceWith('<b>一</b>')
  rerender(<RichText html="<b>一二</b>" />)
  expect(sanitizeHtml).toHaveBeenCalledTimes(2)
  expect(container.textContent).toBe('9')
})

it('shows the text alone where HTML can’t be made safe, paragraph by paragraph', { tags: 'D75' }, () => {
  vi.mocked(sanitizeHtml).mockReturnValueOnce(null)
  const html = `<h3>标题</h3><p onclick="x()">正文<b>粗体</b><script>alert('</p>')</script></p>末&lt;b&gt;尾<br>完<img src=x onerror=x()>`
  const { container } = render(<RichText html={html} />)
  expect([...container.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
    '标题',
    '正文粗体',
    '末<b>尾',
    '完',
  ])
  expect(container.querySelectorAll('script, img, b, [onclick]')).toHaveLength(0)
})
