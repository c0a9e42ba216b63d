// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { ChatLog, type ShownLine } from './ChatLog'

afterEach(cleanup)

const line: ShownLine = { id: 1, from: 'player', text: '', at: 0, hasPicture: false }
const logOf = (lines: ShownLine[], read: (line: number) => Promise<Blob>) => (
  <ChatLog role="log" label="聊天记录" lines={lines} names={{ player: '您' }} read={read} />
)

it('shows what was typed as text, never as HTML, and keeps the lines it has', async () => {
  const read = vi.fn(() => Promise.reject(new Error('gone')))
  const typed = '<img src=x onerror="alert(1)">\n<b>第二行</b>'
  const { rerender } = render(logOf([{ ...line, text: typed }], read))
  const log = screen.getByRole('log')
  const [first] = log.children
  expect(first?.querySelector('.text')?.textContent).toBe(typed)
  expect(log.querySelectorAll('img, b')).toHaveLength(0)
  rerender(
    logOf(
      [
        { ...line, text: typed },
        { ...line, id: 2, hasPicture: true },
      ],
      read,
    ),
  )
  expect(log.children[0]).toBe(first)
  expect(read).toHaveBeenCalledExactlyOnceWith(2)
  await vi.waitFor(() => expect(log.textContent).toContain('图片读取失败'))
})

it.each([
  ['follows a picture that grows the log', 500, 1100],
  ['stays where the reader scrolled up to', 300, 300],
])('%s', async (_, from, to) => {
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined }),
  )
  const read = () => Promise.resolve(new Blob())
  render(logOf([{ ...line, hasPicture: true }], read))
  const picture = await screen.findByRole<HTMLImageElement>('img')
  await vi.waitFor(() => expect(picture.src).toBe('blob:1'))
  const log = screen.getByRole('log')
  Object.defineProperty(log, 'clientHeight', { value: 300 })
  Object.defineProperty(log, 'scrollHeight', { value: 1100 })
  Object.defineProperty(picture, 'offsetHeight', { value: 300 })
  log.scrollTop = from
  fireEvent.load(picture)
  expect(log.scrollTop).toBe(to)
})
