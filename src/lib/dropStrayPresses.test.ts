// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { dropStrayPresses } from './dropStrayPresses'

beforeAll(dropStrayPresses)
const pressed = vi.fn<(name: string) => void>()
beforeEach(() => {
  pressed.mockClear()
  document.body.innerHTML =
    '<button id="one"><i></i><b></b></button><a id="two" href="#two">客服</a><label id="label">记住<input id="box" type="checkbox"></label>'
  for (const id of ['one', 'two']) at(`#${id}`).addEventListener('click', () => pressed(id))
})
const at = (selector: string) => document.querySelector(selector)!
const press = (selector: string, detail: number) =>
  at(selector).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }))

it('drops the second press of a double click on something else', { tags: 'D24' }, () => {
  press('#one', 1)
  expect(press('#two', 2)).toBe(false)
  expect(pressed.mock.calls).toEqual([['one']])
})

it('keeps single presses, keys, and every press of one control', { tags: 'D24' }, () => {
  press('#one i', 1)
  press('#one b', 2)
  press('#two', 1)
  press('#one', 0)
  expect(pressed.mock.calls).toEqual([['one'], ['one'], ['two'], ['one']])
})

it('counts a label as its control', { tags: 'D24' }, () => {
  press('#label', 1)
  expect(press('#label', 2)).toBe(true)
  press('#box', 1)
  expect(press('#label', 2)).toBe(true)
})
