import { expect, it } from 'vitest'
import { lineLabel, valueAxis } from './plot'

const labels = (highest: number, deepest: number) => {
  const axis = valueAxis(highest, deepest)
  return Array.from({ length: axis.above + axis.below + 1 }, (_, n) => lineLabel(axis, axis.above - n))
}

it.each([
  [5499, 3500, ['10,000', '5,000', '0', '5,000']],
  [300, 0, ['300', '200', '100', '0']],
  [0, 30, ['0', '10', '20', '30']],
  [100.3, 30, ['150', '100', '50', '0', '50']],
  [0.01, 0, ['0.01', '0']],
  [180_000, 0, ['20万', '10万', '0']],
  [123_456_789, 1, ['15,000万', '10,000万', '5,000万', '0', '5,000万']],
])('values from %d down to %d get a few round grid lines', (highest, deepest, expected) => {
  expect(labels(highest, deepest)).toEqual(expected)
})

it('covers every value with at most six exact lines', { tags: ['s2-2.10', 'D26'] }, () => {
  for (let n = 0; n < 500; n += 1) {
    const [highest, deepest] = [(n * 7919) % 5003, (n * 104_729) % 997].map((value) => (value + 0.01) * 1.37)
    const { step, above, below } = valueAxis(highest!, deepest!)
    expect(above * Number(step)).toBeGreaterThanOrEqual(highest! - 1e-6)
    expect(below * Number(step)).toBeGreaterThanOrEqual(deepest! - 1e-6)
    expect(above + below + 1).toBeLessThanOrEqual(6)
    expect(step).toMatch(/^(0\.0*)?[125]0*$/)
  }
})
