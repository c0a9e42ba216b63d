// @vitest-environment happy-dom
import { render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { RichText } from './RichText'
import { sanitizeHtml } from './RichTextSanitizer'

// What is left of hostile HTML only a real browser can tell: tests/security/html.spec.ts runs the sanitiser there.
vi.mock('./RichTextSanitizer', () => ({ sanitizeHtml: vi.fn((html: string) => `<p>${html.length}</p>`) }))

it('a text is sanitised once, not with each render, and what comes of it is all that is shown [s1-2.16] [s1-2.25]', () => {
  const { container, rerender } = render(<RichText html="<b>一</b>" />)
  rerender(<RichText html="<b>一</b>" />)
  rerender(<RichText html="<b>一</b>" />)
  expect(sanitizeHtml).toHaveBeenCalledExactlyOnceWith('<b>一</b>')
  rerender(<RichText html="<b>一二</b>" />)
  expect(sanitizeHtml).toHaveBeenCalledTimes(2)
  expect(container.textContent).toBe('9')
})
