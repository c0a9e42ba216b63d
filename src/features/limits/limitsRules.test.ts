import { expect, it } from 'vitest'
import { limitsAt } from '@/state/playLimits'
import { limitsSchema, savedRules, valuesOf } from './limitsRules'

const NOW = 1_000_000
const EMPTY = { depositDay: '', depositWeek: '', lossDay: '', lossWeek: '' }
const own = limitsAt({}, '')

it('accepts amounts and empty fields', { tags: 'D74' }, () => {
  expect(limitsSchema.safeParse({ ...EMPTY, lossDay: '５００' }).success).toBe(true)
})

it('changes only the fields that differ from the limits in force: a pending raise stays', () => {
  const waiting = { sum: '500', next: { sum: '900', from: NOW + 5 } }
  const before = { ...own, rules: { ...own.rules, depositDay: waiting } }
  const values = valuesOf(before, NOW)
  expect(values).toEqual({ ...EMPTY, depositDay: '500' })
  const saved = savedRules(before, limitsSchema.parse({ ...values, lossWeek: ' 80.5 ' }), NOW)
  expect(saved.depositDay).toBe(waiting)
  expect(saved.lossWeek).toEqual({ sum: '80.5' })
  expect(saved.lossDay).toBe(before.rules.lossDay)
})
