// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { jackpotFigure } from './JackpotTicker'

it('divides the clock’s seconds, adds 0 to 10, and formats with two decimals', { tags: 's1-9' }, () => {
  expect(jackpotFigure(4, 1_760_000_000_000, 0)).toBe('440,000,000.00')
  expect(jackpotFigure(3, 1_760_000_000_000, 0.5)).toBe('586,666,671.67')
  expect(jackpotFigure(2, 1_760_000_000_000, 0.999)).toBe('880,000,009.99')
})
