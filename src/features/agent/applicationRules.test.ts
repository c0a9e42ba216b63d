import { expect, it } from 'vitest'
import { applicationSchema } from './applicationRules'

it('trims both values, and reads full-width digits', { tags: ['s2-2', 'D60'] }, () => {
  expect(applicationSchema.parse({ mobile: ' １３８-0013-8000 ', apply_info: ' 想推广 平台\n' })).toEqual({
    mobile: '13800138000',
    apply_info: '想推广 平台',
  })
})
