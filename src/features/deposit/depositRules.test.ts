import { describe, expect, it } from 'vitest'
import { money } from '@/contract/values/money'
import { depositSchema, emptyDeposit, toRequest, type DepositValues } from './depositRules'

const range = { min: money('100.00'), max: money('10000.00') }
const account = { bank_owner: '林星澜', bank: '星河银行', bank_no: '62001234', bank_address: '星河支行' }

const read = (values: Partial<DepositValues>) =>
  depositSchema(range).parse({ ...emptyDeposit('alipay'), ...values })

const failure = (values: Partial<DepositValues>) =>
  depositSchema(range)
    .safeParse({ ...emptyDeposit('alipay'), ...values })
    .error?.issues.map(({ path, message }) => [path[0], message])

describe('the deposit form', () => {
  // The same amounts as in the other forms (components/forms/typed.ts).
  it.each(['1e3', '-0', '0.00', '٣', '1,000', '100.001', '+100', '０１', '一百'])(
    'refuses "%s" as an amount',
    (amount) => expect(failure({ amount })).toEqual([['amount', '请输入正确的金额']]),
  )

  it('refuses what is outside the channel’s range, exactly', () => {
    for (const amount of ['99.99', '10000.01', '\u200B'])
      expect(failure({ amount })).toEqual([['amount', '请输入100到10000之间的金额']])
    for (const amount of [' 100 ', '１００００']) expect(failure({ amount })).toBeUndefined()
  })

  it.each([
    ['bank_owner', 50, '存款人姓名长度最多50位'],
    ['bank_no', 50, '银行账号长度最多50位'],
    ['bank_address', 100, '开户行地址长度最多100位'],
  ] as const)('tells a %s of more than %i characters', (field, most, message) => {
    const filled = { channel: 'bank', amount: '500', ...account } as const
    expect(failure({ ...filled, [field]: ` ${'6'.repeat(most)} ` })).toBeUndefined()
    expect(failure({ ...filled, [field]: '6'.repeat(most + 1) })).toEqual([[field, message]])
  })
})

describe('the deposit request', () => {
  const values = { ...emptyDeposit('alipay'), ...account, amount: '500.50' }

  it('of the bank channel has the bank fields, trimmed', { tags: ['s2-3.5.4', 's2-7.2.23'] }, () => {
    const typed = { ...values, channel: 'bank', bank_owner: ' 林星澜 ', bank_no: '62001234 ' } as const
    expect(toRequest(read(typed))).toEqual({ paytype: 'bank', amount: '500.50', ...account })
  })

  it.each([
    ['antoken', { paytype: 'antoken' }],
    ['usdt', { paytype: 'usdt', catepay: 'ERC20' }],
    ['wechat-pay', { paytype: 'wxpay' }],
    ['alipay', { paytype: 'alipay' }],
    ['manual', { paytype: 'rengong' }],
  ] as const)('of %s is %j, with no field of another channel', (channel, sent) => {
    const request = toRequest(read({ ...values, channel, protocol: 'ERC20' }))
    expect(request).toEqual({ ...sent, amount: '500.50' })
  })
})
