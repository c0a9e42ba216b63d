import { expect, it } from 'vitest'
import { pollInterval } from './pollInterval'

it('backs off up to 30 s on failures and resets after a success [D25]', () => {
  const interval = pollInterval(4300)
  const after = (dataUpdatedAt: number, errorUpdatedAt: number, errorUpdateCount: number) =>
    interval({ state: { dataUpdatedAt, errorUpdatedAt, errorUpdateCount } })
  expect(after(1, 0, 0)).toBe(4300)
  expect(after(1, 2, 1)).toBe(8600)
  expect(after(1, 3, 2)).toBe(17200)
  expect(after(1, 4, 3)).toBe(30_000)
  expect(after(5, 4, 3)).toBe(4300)
  expect(after(5, 6, 4)).toBe(8600)
})
