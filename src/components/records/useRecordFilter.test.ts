// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { readFilter, writeFilter } from './useRecordFilter'

const DEFAULTS = { date: 4, page: 1, api_type: '', type: 1, state: '', no: '' } as const

it('defaults to 30 days, deposits, all platforms and page 1', { tags: 's2-9.1.2,3' }, () => {
  expect(readFilter('')).toEqual(DEFAULTS)
  expect(readFilter('date=2&page=3&api_type=AG&type=4')).toEqual({
    date: 2,
    page: 3,
    api_type: 'AG',
    type: 4,
    state: '',
    no: '',
  })
})

it('replaces invalid values of the address by the defaults', () => {
  expect(readFilter('date=9&page=-1&type=x&state=won')).toEqual(DEFAULTS)
  expect(readFilter('page=1.5&date=')).toMatchObject({ date: 4, page: 1 })
})

it('keeps the defaults out of the address', () => {
  expect(writeFilter(readFilter(''))).toBe('')
  expect(writeFilter({ ...DEFAULTS, date: 1, page: 2, api_type: 'A B', no: '8' })).toBe(
    'date=1&page=2&api_type=A+B&no=8',
  )
})
