// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { Dialog } from './Dialog'
import { Drawer } from './Drawer'

afterEach(cleanup)

type Draw = (onClose: () => void) => ReactElement

const KINDS: [string, Draw][] = [
  [
    'a dialog',
    (onClose) => (
      <Dialog title="公告" onClose={onClose}>
        今晚维护
      </Dialog>
    ),
  ],
  [
    'a drawer',
    (onClose) => (
      <Drawer label="菜单" onClose={onClose}>
        今晚维护
      </Drawer>
    ),
  ],
]

for (const [kind, draw] of KINDS) {
  it(`${kind} closes on Escape and on a press outside, not inside`, { tags: 'D36' }, () => {
    const onClose = vi.fn()
    render(draw(onClose))
    const dialog = screen.getByRole<HTMLDialogElement>('dialog')
    screen.getByText('今晚维护').dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))
    expect(onClose).not.toHaveBeenCalled()
    const escape = new Event('cancel', { cancelable: true })
    dialog.dispatchEvent(escape)
    expect(escape.defaultPrevented).toBe(true)
    dialog.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))
    expect(onClose).toHaveBeenCalledTimes(2)
  })

  it(`${kind} stays open at the second press of the double click that opened it`, { tags: 'D36' }, () => {
    const onClose = vi.fn()
    render(draw(onClose))
    screen.getByRole('dialog').dispatchEvent(new MouseEvent('mousedown', { bubbles: true, detail: 2 }))
    expect(onClose).not.toHaveBeenCalled()
  })

  it(`${kind} returns the focus to its opener, or the content if that is gone`, { tags: 'D36' }, () => {
    const page = (isOpen: boolean, hasOpener = true) => (
      <main id="main" tabIndex={-1}>
        {hasOpener && <button type="button">打开</button>}
        {isOpen && draw(() => {})}
      </main>
    )
    const { rerender } = render(page(false))
    const opener = screen.getByText('打开')
    const open = () => {
      rerender(page(true))
      screen.getByRole('button', { name: '关闭' }).focus()
    }
    opener.focus()
    open()
    rerender(page(false))
    expect(document.activeElement).toBe(opener)
    open()
    rerender(page(true, false))
    rerender(page(false, false))
    expect(document.activeElement).toBe(screen.getByRole('main'))
  })
}
