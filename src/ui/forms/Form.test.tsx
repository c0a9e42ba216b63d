// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Form } from './Form'

const press = (init: KeyboardEventInit & { keyCode?: number }) => {
  const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...init })
  screen.getByRole('textbox').dispatchEvent(event)
  return event
}

it('does not submit on the Enter that confirms an input method’s word', { tags: 'D36' }, () => {
  render(
    <Form busy={false}>
      <input aria-label="姓名" />
    </Form>,
  )
  expect(press({ isComposing: true, keyCode: 229 }).defaultPrevented).toBe(true)
  expect(press({ isComposing: true, keyCode: 13 }).defaultPrevented).toBe(true)
  // Safari: after the composition has ended.
  expect(press({ isComposing: false, keyCode: 229 }).defaultPrevented).toBe(true)
  expect(press({}).defaultPrevented).toBe(false)
})

it('submits once and not while pending', { tags: 'D24' }, () => {
  const onSubmit = vi.fn()
  const form = (busy: boolean) => (
    <Form busy={busy} onSubmit={onSubmit}>
      <button type="submit">提交</button>
    </Form>
  )
  const { rerender, container } = render(form(true))
  const submit = () =>
    container.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  submit()
  expect(onSubmit).not.toHaveBeenCalled()
  rerender(form(false))
  submit()
  expect(onSubmit).toHaveBeenCalledOnce()
})
