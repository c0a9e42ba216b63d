import { describe, expect, it } from 'vitest'
import { money } from '@/contract/values/money'
import { formatMoney } from '@/lib/formatMoney'
import { estimate, feeOf, wholeBalance, withdrawalSchema } from './withdrawalRules'

const RATE = money('7.10')
const filled = { account: '1', amount: '100', password: '123456' }
const failures = (
  kind: 'huiwang' | 'usdt' | 'antoken',
  values: Partial<typeof filled> = {},
  rate: typeof RATE | null = RATE,
  fee: typeof RATE | null = null,
  balance: typeof RATE | null = null,
) =>
  withdrawalSchema(kind, { balance, rate, feeTo: (account) => (account === filled.account ? fee : null) })
    .safeParse({ ...filled, ...values })
    .error?.issues.map(({ path, message }) => [path[0], message])

describe('the rules of a withdrawal', () => {
  it('ask for the rate last', { tags: ['s2-5', 'D47'] }, () => {
    expect(failures('usdt', { account: '', amount: '' }, null)).toEqual([['account', '请选择USDT地址']])
    expect(failures('usdt', { password: '' }, null)).toEqual([['password', '请输入取款密码']])
    expect(failures('usdt', {}, null)).toEqual([['amount', '汇率暂不可用']])
    expect(failures('antoken', {}, money('0'))).toEqual([['amount', '汇率暂不可用']])
    expect(failures('usdt')).toBeUndefined()
    expect(failures('huiwang', {}, null)).toBeUndefined()
  })

  it.each(['', '-0', '01', '٣', '100.001', '1000000000'])('refuse the malformed amount "%s"', (amount) =>
    expect(failures('huiwang', { amount })).toEqual([['amount', '请输入正确的金额']]),
  )

  it('leave the length of the password to the server', { tags: ['D60', 's2-5.5.3'] }, () =>
    expect(failures('usdt', { password: '12345' })).toBeUndefined(),
  )

  it.each(['1234567', '12345a'])('refuse "%s" as a payment password', (password) =>
    expect(failures('usdt', { password }, null)).toEqual([['password', '取款密码为6位数字']]),
  )

  it('refuse more than the main account holds, before the confirmation', { tags: 's2-5' }, () => {
    const of = (amount: string) => failures('huiwang', { amount }, null, null, money('250.50'))
    expect(of('250.50')).toBeUndefined()
    expect(of('250.51')).toEqual([['amount', '提现金额不能大于账户余额']])
    expect(of('99')).toEqual([['amount', '单笔取款不能低于100']])
    expect(failures('huiwang', { amount: '999999' }, null, null, null)).toBeUndefined()
  })
})

describe('a withdrawal that the fee uses up', () => {
  const ZERO = [['amount', '预计到账为0，请提高取款金额']]

  it.each(['14.08', '14.071'])('is refused at a fee of %s', { tags: 'D71' }, (fee) =>
    expect(failures('usdt', {}, RATE, money(fee))).toEqual(ZERO),
  )

  it('is refused after the amount rules and before the password rules', { tags: ['D47', 'D71'] }, () => {
    const fee = money('20')
    expect(failures('usdt', { amount: '99', password: '' }, RATE, fee)).toEqual([
      ['amount', '单笔取款不能低于100'],
    ])
    expect(failures('antoken', { password: '' }, RATE, fee)).toEqual(ZERO)
  })

  it('is allowed if a cent arrives, the fee is unknown, or it pays in CNY', { tags: 'D71' }, () => {
    expect(failures('usdt', {}, RATE, money('14.07'))).toBeUndefined()
    expect(failures('usdt', {}, RATE, null)).toBeUndefined()
    expect(failures('huiwang', {}, RATE, money('20'))).toBeUndefined()
  })
})

describe('the estimate of a withdrawal in coin', () => {
  it('rounds down and subtracts the exact fee', { tags: ['s2-5', 'D26'] }, () => {
    expect(estimate(money('1745'), money('6.98'), money('0.8'))).toEqual({ coins: '250', arrival: '249.2' })
    expect(estimate(money('69.8'), money('6.98'), money('0.8')).arrival).toBe('9.2')
    expect(estimate(money('100'), money('7.10'), money('1')).coins).toBe('14.08')
    expect(formatMoney(estimate(money('1745'), money('6.98'), money('0.8')).arrival)).toBe('249.20')
  })

  it('is never below zero', { tags: 'D29' }, () => {
    expect(formatMoney(estimate(money('10'), RATE, money('5')).arrival)).toBe('0.00')
  })

  it('is unknown without amount, rate or fee', { tags: 's2-5' }, () => {
    expect(estimate(null, RATE, money('1'))).toEqual({ coins: null, arrival: null })
    expect(estimate(money('100'), null, money('1'))).toEqual({ coins: null, arrival: null })
    expect(estimate(money('100'), money('0'), money('1'))).toEqual({ coins: null, arrival: null })
    expect(estimate(money('100'), RATE, null)).toEqual({ coins: '14.08', arrival: null })
  })

  it('uses the fee of each chain', { tags: ['s2-5', 's2-3.1.6'] }, () => {
    const fees = { withdrawcashfee: money('5'), withdrawfeeusdttrc: money('1') }
    expect(feeOf(fees, 'ERC20')).toBe('5')
    expect(feeOf(fees, 'TRC20')).toBe('1')
  })
})

describe('全部', () => {
  it('fills in the balance down to the cent, which the rules accept', () => {
    expect(wholeBalance(money('28640.509'))).toBe('28640.5')
    expect(failures('huiwang', { amount: wholeBalance(money('28640.55')) ?? '' })).toBeUndefined()
  })

  it('is unavailable for a zero or unknown balance', () => {
    expect([money('0.00'), money('0.004'), null].map(wholeBalance)).toEqual([null, null, null])
  })
})
