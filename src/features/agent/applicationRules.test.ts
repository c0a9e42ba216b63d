import { describe, expect, it } from 'vitest'
import { applicationSchema } from './applicationRules'

const messageOf = (mobile: string, apply_info = '想推广平台') => {
  const { error } = applicationSchema.safeParse({ mobile, apply_info })
  return error?.issues.map(({ path, message }) => [path[0], message])
}

describe('the application to become an agent', () => {
  it.each([
    '13800138000',
    '13012345678',
    '15012345678',
    '15312345678',
    '15512345678',
    '15912345678',
    '17612345678',
    '17712345678',
    '17812345678',
    '18012345678',
    '18912345678',
    '14512345678',
    '14712345678',
    '013800138000',
    '8613800138000',
    '1795113800138000',
    ' 13800138000 ',
    '+86 138 0013 8000',
    '138-0013-8000',
  ])('accepts the mobile number "%s"', (mobile) => {
    expect(messageOf(mobile)).toBeUndefined()
  })

  it.each([
    '',
    '1380013800',
    '138001380000',
    '15412345678',
    '17012345678',
    '17512345678',
    '17912345678',
    '14012345678',
    '14612345678',
    '16612345678',
    '19912345678',
    '12345678901',
    '0013800138000',
    '138.0013.8000',
    '1380013800a',
  ])('refuses the mobile number "%s"', (mobile) => {
    expect(messageOf(mobile)).toEqual([['mobile', '请输入正确手机号']])
  })

  it('reports only the mobile number first', { tags: 's2-5' }, () => {
    expect(messageOf('', '')).toEqual([['mobile', '请输入正确手机号']])
  })

  it.each(['', '   ', '\n'])('requires a reason: %j', { tags: 's2-5' }, (reason) => {
    expect(messageOf('13800138000', reason)).toEqual([['apply_info', '请输入申请理由']])
  })

  it('trims both values, and reads full-width digits', { tags: ['s2-2', 'D60'] }, () => {
    expect(applicationSchema.parse({ mobile: ' １３８００138000 ', apply_info: ' 想推广 平台\n' })).toEqual({
      mobile: '13800138000',
      apply_info: '想推广 平台',
    })
  })
})
