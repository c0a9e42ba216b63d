// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { dropStrayPresses } from './dropStrayPresses'

beforeAll(dropStrayPresses)
const pressed = vi.fn<(name: string) => void>()
/** What lies at a point of the page: #one up to 100 px, #two from there. */
let lies = (x: number): string => (x < 100 ? '#one' : '#two')
beforeEach(() => {
  pressed.mockClear()
  lies = (x) => (x < 100 ? '#one' : '#two')
  document.elementFromPoint = (x) => at(lies(x))
  document.body.innerHTML =
    '<button id="one"><i></i><b></b></button><a id="two" href="#two">客服</a><a id="three" href="#three">活动</a><label id="label">记住<input id="box" type="checkbox"></label>'
  for (const id of ['one', 'two', 'three']) at(`#${id}`).addEventListener('click', () => pressed(id))
})
const at = (selector: string) => document.querySelector(selector)!
const press = (selector: string, detail: number, clientX = 0) =>
  at(selector).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail, clientX }))

it.each([
  ['below the first', '#two', 90],
  ['a finger’s breadth beside the first', '#two', 108],
  ['far from the first on what took its place', '#two', 160],
])('drops a second press %s once the first control is gone', { tags: 'D24' }, (_, hit, x) => {
  press('#one', 1, 90)
  lies = () => '#two'
  expect(press(hit, 2, x)).toBe(false)
  expect(pressed.mock.calls).toEqual([['one']])
})

it('drops a second press on a neighbour of what took the first one’s place', { tags: 'D24' }, () => {
  press('#one', 1, 90)
  lies = (x) => (x < 100 ? '#two' : '#three')
  expect(press('#three', 2, 104)).toBe(false)
})

it.each([
  ['a neighbour while the first control stays', (): void => {}, '#two', 104],
  ['another place after the first control went', () => (lies = () => '#three'), '#two', 160],
])('keeps a second press on %s', { tags: 'D24' }, (_, change, hit, x) => {
  press('#one', 1, 90)
  change()
  expect(press(hit, 2, x)).toBe(true)
  expect(pressed.mock.calls).toEqual([['one'], ['two']])
})

it('keeps single presses, keys, and every press of one control', { tags: 'D24' }, () => {
  lies = () => '#three'
  press('#one i', 1)
  press('#one b', 2)
  press('#two', 1)
  press('#one', 0)
  expect(pressed.mock.calls).toEqual([['one'], ['one'], ['two'], ['one']])
})

it('counts a label as its control', { tags: 'D24' }, () => {
  lies = () => '#three'
  press('#label', 1)
  expect(press('#label', 2)).toBe(true)
  press('#box', 1)
  expect(press('#label', 2)).toBe(true)
})
