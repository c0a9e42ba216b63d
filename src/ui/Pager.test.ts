import { expect, it } from 'vitest'
import { pagesAround } from './Pager'

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, null, 9]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [9, 9, [1, null, 8, 9]],
])('shows page %i of %i among %j', (page, last, shown) => {
  expect(pagesAround(page, last)).toEqual(shown)
})
