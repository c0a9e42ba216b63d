import { afterEach, describe, expect, it, vi } from 'vitest'
import { isDay } from '@/contract/values/profile'
import { profileSchema } from './profileRules'

const good = { mobile: '13800138000', email: 'lan8866@mail.com', birthday: '1992-06-18' }
const failure = (values: Partial<typeof good>) =>
  profileSchema.safeParse({ ...good, ...values }).error?.issues.map(({ path, message }) => [path[0], message])

afterEach(() => void vi.useRealTimers())

describe('the profile form', () => {
  it('reports the first failure only', { tags: ['s2-5', 'D47'] }, () => {
    expect(failure({})).toBeUndefined()
    expect(failure({ mobile: '', email: '', birthday: '' })).toEqual([['mobile', '请输入正确手机号']])
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
    '0013800138000',
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
    '920618',
    '1992618',
    '18-06-1992',
    '1992-06-18T00:00',
    '19920231',
    '1992年13月1日',
    '2023.2.29',
  ])('refuses the date "%s"', { tags: 's2-5.1.3' }, (birthday) => {
    expect(failure({ birthday })).toEqual([['birthday', '请输入正确的日期格式：YYYY-MM-DD']])
  })

  it.each([
    '19920618',
    '１９９２０６１８',
    '1992.06.18',
    '1992.6.18',
    '1992/6/18',
    '１９９２／６／１８',
    '1992。6。18',
    '1992、6、18',
    '1992 06 18',
    '1992–06–18',
    '1992年6月18日',
    '1992 年 06 月 18 日',
    '1992年6月18号',
  ])('reads the birthday %j', { tags: 'D78' }, (birthday) => {
    expect(profileSchema.parse({ ...good, birthday }).birthday).toBe('1992-06-18')
  })

  it.each([
    ['2999-01-01', '请输入真实的出生日期'],
    ['2026-06-19', '请输入真实的出生日期'],
    ['1892-06-18', '请输入真实的出生日期'],
    ['2026-06-18', '须年满18周岁，请核对出生日期'],
    ['2008-06-19', '须年满18周岁，请核对出生日期'],
    ['2008-06-18', undefined],
    ['1906-06-18', undefined],
  ])('of the birthday %s says %s', { tags: 'D48' }, (birthday, message) => {
    // 2026-06-18 in Beijing.
    vi.useFakeTimers({ now: Date.UTC(2026, 5, 17, 16) })
    expect(failure({ birthday })).toEqual(message && [['birthday', message]])
  })

  it('sends all three fields trimmed, and full-width characters as plain ones', { tags: 's2-7' }, () => {
    const typed = {
      mobile: ' +86 １３８ ００１３-８０００ ',
      email: ' ａ＠b．cn',
      birthday: '１９９２－０６－１８ ',
    }
    expect(profileSchema.parse(typed)).toEqual({
      mobile: '8613800138000',
      email: 'a@b.cn',
      birthday: '1992-06-18',
    })
  })
})
