import { expect, it } from 'vitest'
import { applicationSchema } from './applicationRules'

const messageOf = (mobile: string, apply_info = '想推广平台') => {
  const { error } = applicationSchema.safeParse({ mobile, apply_info })
  return error?.issues.map(({ path, message }) => [path[0], message])
}

// The numbers it takes: features/member/profileRules.test.ts.
it('trims both values, and reads full-width digits', { tags: ['s2-2', 'D60'] }, () => {
  expect(applicationSchema.parse({ mobile: ' １３８-0013-8000 ', apply_info: ' 想推广 平台\n' })).toEqual({
    mobile: '13800138000',
    apply_info: '想推广 平台',
  })
})
