// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { toasts } from '@/state/toasts'
import { CopyButton } from './CopyButton'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  toasts.list = []
})

const press = () => {
  render(<CopyButton text="TXk9 8" label="收款地址" />)
  fireEvent.click(screen.getByRole('button', { name: '复制收款地址' }))
}
const told = () => toasts.list.map(({ text }) => text)

it('says 复制成功！ only once the browser confirms the copy', { tags: 's2-8.4' }, async () => {
  let take: () => void = () => {}
  const writeText = vi.fn(() => new Promise<void>((resolve) => (take = resolve)))
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  press()
  expect(writeText).toHaveBeenCalledWith('TXk9 8')
  expect(told()).toEqual([])
  take()
  await waitFor(() => expect(told()).toEqual(['复制成功！']))
  expect(screen.queryByRole('textbox')).toBeNull()
})

it.each([
  ['refuses', { clipboard: { writeText: () => Promise.reject(new Error('denied')) } }],
  ['never answers', { clipboard: { writeText: () => new Promise(() => {}) } }],
  ['has no clipboard, as on an insecure origin', {}],
])('reports a browser that %s and selects the text for manual copying', async (_, browser) => {
  vi.stubGlobal('navigator', browser)

  press()
  await waitFor(() => expect(told()).toEqual(['复制失败，请手动选择复制']), { timeout: 3000 })
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: '收款地址' })
  expect(field.value).toBe('TXk9 8')
  expect(document.activeElement).toBe(field)
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, 6])
})
