import { expect, it } from 'vitest'
import { followPending } from './recordMoves'

const { refetchInterval } = followPending((states: string[]) => states.includes('pending'))
const read = (rows: string[] | undefined, errorUpdateCount = 0) => ({
  state: {
    data: rows,
    dataUpdatedAt: 1,
    errorUpdatedAt: errorUpdateCount > 0 ? 2 : 0,
    errorUpdateCount,
  },
})

it('refetches every 5 s while a shown row is pending, otherwise not', { tags: 'D70' }, () => {
  expect(refetchInterval(read(['done', 'pending']))).toBe(5000)
  for (const rows of [['done'], [], undefined]) expect(refetchInterval(read(rows))).toBe(false)
})

it('backs off per list: failures of one leave another at 5 s', { tags: ['D25', 'D70'] }, () => {
  const failing = read(['pending'])
  const after = (failures: number) => {
    Object.assign(failing.state, read(['pending'], failures).state)
    return refetchInterval(failing)
  }
  expect([0, 1, 2, 3].map(after)).toEqual([5000, 10_000, 20_000, 30_000])
  expect(refetchInterval(read(['pending']))).toBe(5000)
})
