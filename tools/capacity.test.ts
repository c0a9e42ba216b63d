import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { simulate, withTable } from './capacity'

it('the table of docs/operating.md is the simulation’s, else run npm run task -- capacity', () => {
  const guide = readFileSync(new URL('../docs/operating.md', import.meta.url), 'utf8')
  expect(guide).toContain('<!-- capacity -->')
  expect(withTable(guide)).toBe(guide)
})

it('a line that is down, or asks for a pause, is asked less', { tags: ['D25', 'D83'] }, () => {
  const isUp = (second: number) => second > 600
  const [well, down, told] = [simulate(), simulate({ isUp }), simulate({ isUp, retryAfter: 120 })]
  expect(down.polls).toBeLessThan(well.polls)
  expect(told.polls).toBeLessThan(down.polls)
})
