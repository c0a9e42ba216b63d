import { describe, expect, it } from 'vitest'
import { money } from '@/contract/values/money'
import { amountRangeOf, isWithin, rangeHint, rangeMessage, rangeText } from './amountRange'

describe('the range of a deposit', () => {
  it('default to 100 to 10000 until the server sends a range', { tags: ['s2-9', 'D28'] }, () => {
    const assumed = { min: '100', max: '10000' }
    expect(amountRangeOf(undefined)).toEqual(assumed)
    expect(amountRangeOf({ min_price: null, max_price: null })).toEqual(assumed)
  })

  it('follow the server, with no upper limit if it sends none', () => {
    expect(amountRangeOf({ min_price: money('500.00'), max_price: money('100000.00') })).toEqual({
      min: '500.00',
      max: '100000.00',
    })
    expect(amountRangeOf({ min_price: money('50'), max_price: null })).toEqual({ min: '50', max: null })
  })

  it.each([
    ['99.99', false],
    ['100', true],
    ['100.00', true],
    ['10000', true],
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

  it('are short on the card of a channel', () => {
    expect(rangeText({ min: money('100.00'), max: money('50000') })).toBe('100–50,000元')
    expect(rangeText({ min: money('100'), max: null })).toBe('100元起')
  })

  it('refuse only too small amounts without an upper limit', () => {
    const range = { min: money('100'), max: null }
    expect(isWithin(money('999999999.99'), range)).toBe(true)
    expect(isWithin(money('99'), range)).toBe(false)
  })

  it('show as min-max without empty decimals, also in the message', { tags: 's2-5' }, () => {
    const range = { min: money('100.00'), max: money('50000.50') }
    expect(rangeHint(range)).toBe('100-50000.50')
    expect(rangeMessage(range)).toBe('请输入100到50000.50之间的金额')
  })

  it('say so without an upper limit', () => {
    const range = { min: money('100'), max: null }
    expect(rangeHint(range)).toBe('100-不限')
    expect(rangeMessage(range)).toBe('请输入不低于100的金额')
  })
})
