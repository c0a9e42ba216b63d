import { expect, it } from 'vitest'
import type { Promotion } from '@/contract/promotions'
import { nextPage, runsAt, shownPromotions } from './shownPromotions'

const promotion = (id: string, state = true): Promotion => ({
  id,
  title: `活动${id}`,
  type: '1',
  banner: '',
  can_apply: true,
  state,
  created_at: null,
  starts_at: null,
  ends_at: null,
  content: [],
  memo: [],
})
const page = (ids: string[], total: number) => ({ page: 1, total, data: ids.map((id) => promotion(id)) })
const ids = (from: number, count: number) => Array.from({ length: count }, (_, index) => String(from + index))

it('shows a promotion once if it moves to the next page between two reads', { tags: 's1-2' }, () => {
  expect(shownPromotions([page(['1', '2'], 3), page(['2', '3'], 3)]).map(({ id }) => id)).toEqual([
    '1',
    '2',
    '3',
  ])
})

it('reads page by page until all 35 promotions are loaded', { tags: 'D17' }, () => {
  const pages = [page(ids(1, 10), 35)]
  expect(nextPage(pages[0]!, pages)).toBe(2)
  pages.push(page(ids(11, 10), 35), page(ids(21, 10), 35))
  expect(nextPage(pages[2]!, pages)).toBe(4)
  pages.push(page(ids(31, 5), 35))
  expect(nextPage(pages[3]!, pages)).toBeUndefined()
})

it('stops at an empty page whatever the total', { tags: ['D16', 'D17'] }, () => {
  const pages = [page(ids(1, 9), 20), page([], 20)]
  expect(nextPage(pages[1]!, pages)).toBeUndefined()
})

it.each([
  ['without dates', null, null, true],
  ['before its start', 11, null, false],
  ['at its start', 10, 20, true],
  ['at its end', null, 10, true],
  ['after its end', 1, 9, false],
])('knows whether a promotion runs: %s', (_, starts_at, ends_at, runs) => {
  expect(runsAt({ ...promotion('1'), starts_at, ends_at }, 10)).toBe(runs)
})
