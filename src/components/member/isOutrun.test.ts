import { expect, it } from 'vitest'
import { isOutrun } from './isOutrun'

it('writes a single read unless a poll answered or a money request ended after it was started [D25]', () => {
  expect(isOutrun(undefined, 100)).toBe(false)
  expect(isOutrun({ dataUpdatedAt: 99, isInvalidated: false }, 100)).toBe(false)
  expect(isOutrun({ dataUpdatedAt: 101, isInvalidated: false }, 100)).toBe(true)
  expect(isOutrun({ dataUpdatedAt: 99, isInvalidated: true }, 100)).toBe(true)
})
