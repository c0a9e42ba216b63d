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

/** What live regions were given, as a screen reader hears it. One that comes with its text may be heard or not. */
function listen(): string[] {
  const heard: string[] = []
  const LIVE = '[role=alert], [role=status]'
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      const regions = node instanceof Element ? [...node.querySelectorAll(LIVE)] : []
      for (const { textContent } of regions) if (textContent) heard.push(`perhaps ${textContent}`)
      if (node.parentElement?.closest(LIVE)) heard.push(node.textContent ?? '')
    }
  }).observe(document.body, { childList: true, subtree: true })
  return heard
}
function openDialog() {
  const dialog = document.body.appendChild(document.createElement('dialog'))
  dialog.show()
  const leave = pushTopLayer(dialog)
  return { dialog, close: () => (leave(), dialog.remove()) }
}
const frames = () => act(() => new Promise<void>((done) => setTimeout(done, 60)))

it('tells a toast once that outlives its dialog, and shows it on', { tags: 'D36' }, async () => {
  const heard = listen()
  render(<Toaster />)
  const { dialog, close } = openDialog()
  act(() => toast.error('取款密码错误'))
  await within(dialog).findByText('取款密码错误')
  act(close)
  await frames()
  expect(screen.getByText('取款密码错误')).toBeTruthy()
  act(() => toast.success('绑定成功'))
  await frames()
  expect(heard).toEqual(['取款密码错误', '绑定成功'])
})

it('tells what comes with the end of its dialog after it, in an empty region', { tags: 'D36' }, async () => {
  const heard = listen()
  render(<Toaster />)
  const { dialog, close } = openDialog()
  await frames()
  await act(async () => {
    toast.success('提交成功')
    for (let turn = 0; turn < 9; turn += 1) await Promise.resolve()
    close()
  })
  expect(dialog.textContent).toBe('')
  await frames()
  expect(within(screen.getByRole('status')).getByText('提交成功')).toBeTruthy()
  expect(heard).toEqual(['提交成功'])
})

it('tells a toast once that two dialogs come and go over', { tags: 'D36' }, async () => {
  const heard = listen()
  render(<Toaster />)
  act(() => toast.info('网络已恢复'))
  await frames()
  const [one, two] = [openDialog(), openDialog()]
  await frames()
  expect(within(two.dialog).getByText('网络已恢复')).toBeTruthy()
  for (const { close } of [two, one]) {
    act(close)
    await frames()
  }
  expect(screen.getByText('网络已恢复')).toBeTruthy()
  expect(heard).toEqual(['网络已恢复'])
})
