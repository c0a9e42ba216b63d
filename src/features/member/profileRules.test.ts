import { describe, expect, it } from 'vitest'
import { isDay } from '@/contract/values/profile'
import { profileSchema } from './profileRules'

const good = { mobile: '13800138000', email: 'lan8866@mail.com', birthday: '1992-06-18' }
const failure = (values: Partial<typeof good>) =>
  profileSchema.safeParse({ ...good, ...values }).error?.issues.map(({ path, message }) => [path[0], message])

describe('the profile form', () => {
  it('accepts a complete profile, with blanks at the ends', { tags: 's2-5' }, () => {
    expect(failure({})).toBeUndefined()
    expect(
      failure({ mobile: ' 13800138000', email: 'lan8866@mail.com ', birthday: ' 1992-06-18 ' }),
    ).toBeUndefined()
  })

  it('checks mobile, email, then birthday, and reports the first failure', { tags: ['s2-5', 'D47'] }, () => {
    const none = { mobile: '', email: '', birthday: '' }
    expect(failure(none)).toEqual([['mobile', '请输入正确手机号']])
    expect(failure({ ...none, mobile: good.mobile })).toEqual([['email', '请输入正确邮箱号']])
    expect(failure({ birthday: '' })).toEqual([['birthday', '请输入正确的日期格式：YYYY-MM-DD']])
  })

  it.each([
    ...['130', '139', '150', '153', '155', '159', '176', '177', '178', '180', '189', '145', '147'].map(
      (start) => `${start}12345678`,
    ),
    '013800138000',
    '8613800138000',
    '1795113800138000',
  ])('accepts the mobile number "%s"', (mobile) => {
    expect(failure({ mobile })).toBeUndefined()
  })

  it.each([
    ...['154', '170', '175', '179', '140', '146', '166', '199', '120'].map((start) => `${start}12345678`),
    '1380013800',
    '138001380000',
    '+8613800138000',
    '0013800138000',
    '138 0013 8000',
    '1380013800a',
    '138****8000',
  ])('refuses the mobile number "%s"', (mobile) => {
    expect(failure({ mobile })).toEqual([['mobile', '请输入正确手机号']])
  })

  it.each(['a@b.cn', 'A1_b-c@Mail9.info', '9lan@163.com', 'a_@b.io'])('accepts the email "%s"', (email) => {
    expect(failure({ email })).toBeUndefined()
  })

  it.each([
    'lan8866@',
    '@mail.com',
    '_lan@mail.com',
    '-lan@mail.com',
    'lan.li@mail.com',
    'lan@mail',
    'lan@mail.c',
    'lan@mail.museum',
    'lan@mail.com.cn',
    'lan@my-mail.com',
    'lan@@mail.com',
    'lan li@mail.com',
    '兰@mail.com',
    'lan@mail.c0m',
  ])('refuses the email "%s"', { tags: 's2-5.1.2' }, (email) => {
    expect(failure({ email })).toEqual([['email', '请输入正确邮箱号']])
  })

  it.each(['1992-06-18', '2000-02-29', '2024-02-29', '1999-12-31', '0099-01-01'])(
    'accepts the date "%s"',
    (day) => {
      expect(isDay(day)).toBe(true)
    },
  )

  it.each([
    '1900-02-29',
    '2023-02-29',
    '1992-06-31',
    '1992-13-01',
    '1992-00-10',
    '1992-01-00',
    '1992-6-18',
    '1992/06/18',
    '19920618',
    '18-06-1992',
    '1992-06-18T00:00',
  ])('refuses the date "%s"', { tags: 's2-5.1.3' }, (birthday) => {
    expect(failure({ birthday })).toEqual([['birthday', '请输入正确的日期格式：YYYY-MM-DD']])
  })

  it('sends all three fields trimmed, and full-width characters as plain ones', { tags: 's2-7' }, () => {
    const typed = {
      mobile: ' １３８００１３８０００ ',
      email: ' ａ＠b．cn',
      birthday: '１９９２－０６－１８ ',
    }
    expect(profileSchema.parse(typed)).toEqual({
      mobile: '13800138000',
      email: 'a@b.cn',
      birthday: '1992-06-18',
    })
  })
})
