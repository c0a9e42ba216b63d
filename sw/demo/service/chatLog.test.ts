// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { element } from '../page'
import { chatLog } from './chatLog'

const line = { id: 1, from: 'player', text: '', at: 0, hasPicture: false }

it('shows what was typed as text, never as HTML, and keeps the lines it has', async () => {
  const log = element('div', '')
  const read = vi.fn(() => Promise.reject(new Error('gone')))
  const show = chatLog(log, read)
  const typed = '<img src=x onerror="alert(1)">\n<b>第二行</b>'
  show([{ ...line, text: typed }])
  const [first] = log.children
  expect(first?.querySelector('.text')?.textContent).toBe(typed)
  expect(log.querySelectorAll('img, b')).toHaveLength(0)
  show([
    { ...line, text: typed },
    { ...line, id: 2, hasPicture: true },
  ])
  expect(log.children[0]).toBe(first)
  expect(read).toHaveBeenCalledExactlyOnceWith(2)
  await vi.waitFor(() => expect(log.textContent).toContain('图片读取失败'))
})

it.each([
  ['follows a picture that grows the log', 500, 800],
  ['stays where the reader scrolled up to', 300, 300],
])('%s [D53]', async (_, from, to) => {
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined }),
  )
  const log = element('div', '')
  document.body.replaceChildren(log)
  const show = chatLog(log, () => Promise.resolve(new Blob()))
  show([{ ...line, hasPicture: true }])
  await vi.waitFor(() => expect(log.querySelector('img')?.src).toBe('blob:1'))
  const picture = log.querySelector('img')!
  Object.defineProperty(log, 'clientHeight', { value: 300 })
  Object.defineProperty(log, 'scrollHeight', { value: 1100 })
  Object.defineProperty(picture, 'offsetHeight', { value: 300 })
  log.scrollTop = from
  picture.dispatchEvent(new Event('load'))
  expect(log.scrollTop).toBe(to === 800 ? log.scrollHeight : to)
})
