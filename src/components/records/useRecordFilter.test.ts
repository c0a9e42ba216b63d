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
