// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { keepFocusInView } from './keepInView'

it('scrolls what Tab reaches when something covers it, and leaves it where nothing does', () => {
  document.body.innerHTML = '<header></header><button></button>'
  const [header, button] = [document.querySelector('header')!, document.querySelector('button')!]
  const scroll = vi.fn()
  button.scrollIntoView = scroll
  keepFocusInView()
  button.focus()
  const press = (key: string, over: Element) => {
    document.elementFromPoint = () => over
    dispatchEvent(new KeyboardEvent('keyup', { key }))
  }
  press('Tab', button)
  press('a', header)
  expect(scroll).not.toHaveBeenCalled()
  press('Tab', header)
  expect(scroll).toHaveBeenCalledOnce()
})
