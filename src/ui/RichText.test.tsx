// @vitest-environment happy-dom
import { render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { RichText } from './RichText'
import { sanitizeHtml } from './RichTextSanitizer'

// Only a real browser shows what remains of hostile HTML: tests/security/html.spec.ts runs the sanitiser there.
vi.mock('./RichTextSanitizer', () => ({ sanitizeHtml: vi.fn((html: string) => `<p>${html.length}</p>`) }))

it('sanitises a text once, not on each render, and shows only the result [s1-2.16] [s1-2.25]', () => {
  const { container, rerender } = render(<RichText html="<b>一</b>" />)
  rerender(<RichText html="<b>一</b>" />)
  rerender(<RichText html="<b>一</b>" />)
  expect(sanitizeHtml).toHaveBeenCalledExactlyOnceWith('<b>一</b>')
  rerender(<RichText html="<b>一二</b>" />)
  expect(sanitizeHtml).toHaveBeenCalledTimes(2)
  expect(container.textContent).toBe('9')
})
