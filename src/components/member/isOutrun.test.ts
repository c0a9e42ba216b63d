import { expect, it } from 'vitest'
import { isOutrun } from './isOutrun'

it('outdates a read once a poll has answered or a money request has ended since its start', () => {
  expect(isOutrun(undefined, 100)).toBe(false)
  expect(isOutrun({ dataUpdatedAt: 99, isInvalidated: false }, 100)).toBe(false)
  expect(isOutrun({ dataUpdatedAt: 101, isInvalidated: false }, 100)).toBe(true)
  expect(isOutrun({ dataUpdatedAt: 99, isInvalidated: true }, 100)).toBe(true)
})
