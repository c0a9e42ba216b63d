// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { setText } from './setText'

it('writes into the text node, and into the element where a translator has replaced it', () => {
  const time = document.createElement('time')
  const node = time.appendChild(new Text('1'))
  setText(time, '2')
  expect([time.firstChild, time.textContent]).toEqual([node, '2'])
  node.replaceWith(document.createElement('font'))
  setText(time, '3')
  expect(time.innerHTML).toBe('3')
})
