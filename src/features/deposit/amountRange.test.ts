import { describe, expect, it } from 'vitest'
import { money } from '@/contract/values/money'
import { amountRangeOf, isWithin, rangeHint, rangeMessage, rangeText } from './amountRange'

describe('the range of a deposit', () => {
  it('default to 100 to 10000 until the server sends a range', { tags: ['s2-9.2.2', 'D28'] }, () => {
    const assumed = { min: '100', max: '10000' }
    expect(amountRangeOf(undefined)).toEqual(assumed)
    expect(amountRangeOf({ min_price: null, max_price: null })).toEqual(assumed)
  })

  it.each([
    ['99.99', false],
    ['100', true],
    ['10000.00', true],
    ['10000.01', false],
  ])('include %s exactly: %s', (amount, held) => {
    expect(isWithin(money(amount), { min: money('100.00'), max: money('10000.00') })).toBe(held)
  })

  it('of 0 to 0 close a channel, while 0 alone is no limit', { tags: 's2-2.15' }, () => {
    const zero = money('0.00')
    const closed = amountRangeOf({ min_price: zero, max_price: money('0') })
    expect(isWithin(money('100'), closed)).toBe(false)
    expect([rangeHint(closed), rangeText(closed)]).toEqual(['暂未开放', '暂未开放'])
    expect(rangeMessage(closed)).toBe('该存款方式暂未开放，请选择其他存款方式')
    expect(amountRangeOf({ min_price: money('100'), max_price: zero })).toEqual({ min: '100', max: null })
    expect(amountRangeOf({ min_price: zero, max_price: null })).toEqual({ min: '0.00', max: null })
  })

  it('show as min-max without empty decimals, also in the message', { tags: 's2-5' }, () => {
    const range = amountRangeOf({ min_price: money('100.00'), max_price: money('50000.50') })
    expect(rangeHint(range)).toBe('100-50000.50')
    expect(rangeMessage(range)).toBe('请输入100到50000.50之间的金额')
    expect(rangeText({ ...range, max: money('50000') })).toBe('100–50,000元')
  })

  it('without an upper limit refuse and name only what is too small', { tags: 's2-9.2.2' }, () => {
    const range = amountRangeOf({ min_price: money('100'), max_price: null })
    expect([isWithin(money('99'), range), isWithin(money('999999999.99'), range)]).toEqual([false, true])
    expect([rangeHint(range), rangeText(range)]).toEqual(['100-不限', '100元起'])
    expect(rangeMessage(range)).toBe('请输入不低于100的金额')
  })
})
