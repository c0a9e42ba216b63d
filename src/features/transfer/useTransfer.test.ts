import { expect, it } from 'vitest'
import { money } from '@/contract/values/money'
import { hasAllMoved, lesserAmount } from './useTransfer'

const lesser = (asked: string, more: string | null, less: string | null) =>
  lesserAmount(money(asked), more === null ? null : money(more), less === null ? null : money(less))

it('returns the exact amount moved when it is less than requested', { tags: ['D65', 'D26'] }, () => {
  expect(lesser('10.75', '1234.5', '1224.5')).toBe('10')
  expect(lesser('0.3', '0.3', '0.1')).toBe('0.2')
  expect(lesser('10', '9007199254740993.17', '9007199254740984.18')).toBe('8.99')
})

it('returns null when everything, more or nothing moved, or a figure is missing', { tags: 'D65' }, () => {
  expect(lesser('10.75', '100', '89.25')).toBeNull()
  expect(lesser('10', '100', '80')).toBeNull()
  expect(lesser('10', '100', '100.00')).toBeNull()
  expect(lesser('10', '100', '105')).toBeNull()
  expect(lesser('10', null, '90')).toBeNull()
  expect(lesser('10', '100', null)).toBeNull()
})

it('needs both figures to know that everything has moved', { tags: 'D65' }, () => {
  expect(hasAllMoved(money('500'), money('505'), money('5'))).toBe(true)
  expect(hasAllMoved(money('500'), money('504.99'), money('5'))).toBe(false)
  expect(hasAllMoved(money('500'), null, money('5'))).toBe(false)
})
