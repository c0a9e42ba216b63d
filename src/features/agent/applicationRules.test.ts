import { expect, it } from 'vitest'
import { applicationSchema } from './applicationRules'

const messageOf = (mobile: string, apply_info = '想推广平台') => {
  const { error } = applicationSchema.safeParse({ mobile, apply_info })
  return error?.issues.map(({ path, message }) => [path[0], message])
}

// The numbers it takes: features/member/profileRules.test.ts.
it.each(['', '15412345678'])(
  'refuses the mobile number "%s", before anything else',
  { tags: 's2-5' },
  (mobile) => expect(messageOf(mobile, '')).toEqual([['mobile', '请输入正确手机号']]),
)

it.each(['', '   ', '\n'])('requires a reason: %j', { tags: 's2-5' }, (reason) =>
  expect(messageOf('13800138000', reason)).toEqual([['apply_info', '请输入申请理由']]),
)

it('trims both values, and reads full-width digits', { tags: ['s2-2', 'D60'] }, () => {
  expect(applicationSchema.parse({ mobile: ' １３８-0013-8000 ', apply_info: ' 想推广 平台\n' })).toEqual({
    mobile: '13800138000',
    apply_info: '想推广 平台',
  })
})
