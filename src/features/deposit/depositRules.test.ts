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
  it.each(['1e3', '-0', '0', '0.00', '٣', '1e21', '1,000', '100.001', '+100', '0100', '100元', '一百'])(
    'refuses "%s" as an amount',
    (amount) => {
      expect(failure({ amount })).toEqual([['amount', '请输入正确的金额']])
    },
  )

  it.each([
    ['1000', '1000'],
    [' 100 ', '100'],
    ['１０００', '1000'],
    ['100.5', '100.5'],
    ['9999.99', '9999.99'],
  ])('reads "%s" as %s', (amount, exact) => {
    expect(failure({ amount })).toBeUndefined()
    expect(toRequest(read({ amount }))).toMatchObject({ paytype: 'alipay', amount: exact })
  })

  it.each(['99.99', '10000.01', '0.01'])('refuses %s outside the channel’s range', (amount) => {
    expect(failure({ amount })).toEqual([['amount', '请输入100到10000之间的金额']])
  })

  it.each(['', '  ', '\u200B'])('asks for an amount within the range where %j is typed', (amount) =>
    expect(failure({ amount })).toEqual([['amount', '请输入100到10000之间的金额']]),
  )

  it('refuses full-width digits with a leading zero like plain ones', { tags: 'D26' }, () => {
    expect(failure({ amount: '０１' })).toEqual([['amount', '请输入正确的金额']])
  })

  it('checks amount, name, bank, number, then address, and reports the first failure', () => {
    const none = { ...emptyDeposit('bank') }
    expect(failure(none)).toEqual([['amount', '请输入100到10000之间的金额']])
    expect(failure({ ...none, amount: 'x' })).toEqual([['amount', '请输入正确的金额']])
    expect(failure({ ...none, amount: '99' })).toEqual([['amount', '请输入100到10000之间的金额']])
    const paid = { ...none, amount: '500' }
    expect(failure(paid)).toEqual([['bank_owner', '请输入存款人姓名']])
    expect(failure({ ...paid, bank_owner: '林星澜' })).toEqual([['bank', '请选择银行']])
    expect(failure({ ...paid, ...account, bank_no: '  ', bank_address: '' })).toEqual([
      ['bank_no', '请输入银行账号'],
    ])
    expect(failure({ ...paid, ...account, bank_address: '' })).toEqual([['bank_address', '请输入开户行地址']])
    expect(failure({ ...paid, ...account })).toBeUndefined()
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

  it('requires bank fields only on the bank channel', { tags: 's2-5' }, () => {
    for (const channel of ['antoken', 'usdt', 'wechat-pay', 'alipay', 'manual'] as const)
      expect(failure({ channel, amount: '500' })).toBeUndefined()
  })
})

describe('the deposit request', () => {
  const values = { ...emptyDeposit('alipay'), ...account, amount: '500.50' }

  it('of the bank channel has the bank fields, trimmed', { tags: ['s2-3.5.4', 's2-7.2.23'] }, () => {
    expect(
      toRequest(read({ ...values, channel: 'bank', bank_owner: ' 林星澜 ', bank_no: '62001234 ' })),
    ).toEqual({
      paytype: 'bank',
      amount: '500.50',
      ...account,
    })
  })

  it.each(['TRC20', 'ERC20'] as const)('of USDT carries the protocol %s', { tags: 's2-3' }, (protocol) => {
    expect(toRequest(read({ ...values, channel: 'usdt', protocol }))).toEqual({
      paytype: 'usdt',
      amount: '500.50',
      catepay: protocol,
    })
  })

  it.each([
    ['antoken', 'antoken'],
    ['wechat-pay', 'wxpay'],
    ['alipay', 'alipay'],
    ['manual', 'rengong'],
  ] as const)('of %s is sent as %s, with no field of another channel', (channel, paytype) => {
    expect(toRequest(read({ ...values, channel }))).toEqual({ paytype, amount: '500.50' })
  })
})
