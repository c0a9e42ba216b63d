// @vitest-environment happy-dom
import { act, cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { pushTopLayer } from '@/lib/topLayer'
import { toast, toasts } from '@/state/toasts'
import { Toaster } from './Toaster'

afterEach(() => {
  cleanup()
  toasts.list = []
  document.body.replaceChildren()
})

it('mounts an empty live region before a toast that follows a closing dialog', { tags: 'D36' }, async () => {
  const dialog = document.body.appendChild(document.createElement('dialog'))
  dialog.show()
  const leave = pushTopLayer(dialog)
  render(<Toaster />)
  await act(async () => toast.success('绑定成功'))
  await within(dialog).findByText('绑定成功')

  act(leave)
  expect(dialog.childElementCount).toBe(0)
  const region = screen.getByRole('status')
  expect(region.textContent).toBe('')
  await screen.findByText('绑定成功')
  expect(screen.getByRole('status')).toBe(region)
})
