// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useShownPage } from './useShownPage'

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index)
/** A server's page of a list, of so many rows each; `told` is what it calls their number. */
const answer = (page: number, total: number, size: number, told?: number) => ({
  page: 1,
  total,
  data: numbers(total).slice((page - 1) * size, page * size),
  ...(told !== undefined && { size: told }),
})

/** Follows a list through pages, given their answers. */
const follow = (...answers: [page: number, read: ReturnType<typeof answer>][]) => {
  const [first, ...others] = answers
  const { result, rerender } = renderHook(
    ([page, data]: [number, ReturnType<typeof answer>]) =>
      useShownPage(page, { data, isPlaceholderData: false }),
    { initialProps: first! },
  )
  const seen = [result.current]
  for (const next of others) {
    rerender(next)
    seen.push(result.current)
  }
  return seen
}

it.each([
  [20, 20],
  [5, undefined],
  [15, 10],
  [5, 10],
])(
  'finds pages of %i where the server tells %s, from the first page to the last',
  { tags: 'D17' },
  (size, told) => {
    const last = Math.ceil(23 / size)
    const seen = follow(
      ...Array.from({ length: last }, (_, index): [number, ReturnType<typeof answer>] => [
        index + 1,
        answer(index + 1, 23, size, told),
      ]),
    )
    expect(seen.map((one) => one.size)).toEqual(Array(last).fill(size))
    expect(seen.every(({ note }) => note === null)).toBe(true)
  },
)

it.each([
  [5, 3, undefined],
  [15, 2, undefined],
  [20, 2, 20],
])(
  'an address that opens with pages of %i at page %i finds them too',
  { tags: 'D17' },
  (size, page, told) => {
    expect(follow([page, answer(page, 23, size, told)])[0]).toMatchObject({ size, note: null })
  },
)

it('a whole list at once is one page', () => {
  expect(follow([1, answer(1, 23, 23)])[0]).toMatchObject({ size: 23, note: null })
})

it('says which page the server repeats or leaves empty', () => {
  const first = answer(1, 23, 10)
  const notes = follow(
    [1, first],
    [2, { ...first }],
    [2, { ...first }],
    [3, answer(9, 23, 10)],
    [9, answer(9, 23, 10)],
  )
  expect(notes.map(({ note }) => note)).toEqual([
    null,
    '第2页与第1页相同，服务器没有给出其余记录',
    '第2页与第1页相同，服务器没有给出其余记录',
    '服务器没有给出第3页的记录',
    null,
  ])
})
