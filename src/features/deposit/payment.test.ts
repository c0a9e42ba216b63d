import { describe, expect, it } from 'vitest'
import type { Payment } from '@/contract/deposits'
import { money } from '@/contract/money'
import { addressOf, chainOf, coinOf, formatExact, kindOf, methodOf, pictureOf } from './payment'

const info = { created_at: null, usdtrate: null, real_money: null, amount: null, paytype: '', bank: '' }
const empty: Payment = { deposit_no: '', info, channel: null, accounts: [], qrcode: '', url: '' }
const answer = (message: string, data: Partial<Payment> = {}) => ({ message, data: { ...empty, ...data } })
const channel = (part: Partial<NonNullable<Payment['channel']>>) => ({
  channel: { content: '', payimg: '', mch_id: '', ...part },
})
const account = { id: 1, bank_no: '62', bank_owner: '甲', bank_address: '', bank_data: null }

describe('a payment', () => {
  it.each([
    ['antoken', {}, 'wallet'],
    ['usdtpay', {}, 'usdt'],
    ['bankpay', {}, 'bank'],
    ['', { accounts: [account] }, 'bank'],
    ['rengong', {}, 'manual'],
    ['', { info: { ...info, paytype: 'rengong' } }, 'manual'],
    ['alipay', {}, 'other'],
    ['wxpay', {}, 'other'],
    ['something', {}, 'other'],
  ])('of type "%s" with %j looks as %s [s2-4] [s2-4.9.5]', (message, data, kind) => {
    expect(kindOf(answer(message, data))).toBe(kind)
  })

  it('has one address, of the wallet or of the channel [s2-2]', () => {
    const both = { url: 'WALLET', qrcode: 'wallet.png', ...channel({ mch_id: 'TADDRESS', payimg: 'q.png' }) }
    expect(addressOf(answer('antoken', both))).toBe('WALLET')
    expect(pictureOf(answer('antoken', both))).toBe('wallet.png')
    expect(addressOf(answer('usdtpay', both))).toBe('TADDRESS')
    expect(pictureOf(answer('usdtpay', both))).toBe('q.png')
    expect(addressOf(answer('bankpay'))).toBe('')
  })

  it.each([
    'javascript:alert(1)',
    ' DATA:text/html,x',
    'java\tscript:alert(1)',
    'file:///etc',
    'T\u202eSSERDDA',
    'T\u200bADDRESS',
    'x'.repeat(1001),
  ])('does not show or encode %.20s as an address', (url) => {
    expect(addressOf(answer('antoken', { url }))).toBe('')
  })

  it.each([
    ['USDT', 'USDT'],
    ['USDC', 'USDC'],
    ['TRC20', 'USDT'],
    ['erc20', 'USDT'],
    ['', 'USDT'],
  ])('whose content is "%s" asks for the coin %s [D28]', (content, coin) => {
    expect(coinOf({ ...empty, ...channel({ content }) })).toBe(coin)
    expect(coinOf(empty)).toBe('USDT')
  })

  it.each([
    ['TRC20', 'USDT', 'TRC20', '波场Tron'],
    ['trc20', 'USDT', 'TRC20', '波场Tron'],
    ['ERC20', 'USDT', 'ERC20', '以太坊Ethereum'],
    ['BEP20', 'USDT', 'BEP20', '以太坊Ethereum'],
    ['', 'TRC20', 'TRC20', '波场Tron'],
    ['', 'USDT', 'ERC20', '以太坊Ethereum'],
  ])('by protocol "%s" and content "%s" takes %s on %s [s2-2]', (bank, content, protocol, chain) => {
    const payment = { ...empty, info: { ...info, bank }, ...channel({ content }) }
    expect(chainOf(payment)).toEqual({ protocol, chain })
  })

  it.each([
    ['wxpay', {}, '微信支付'],
    ['alipay', channel({ content: 'alipay' }), '支付宝'],
    ['bankpay', {}, '银行卡转账'],
    ['rengong', {}, '人工充值'],
    ['quickpay', channel({ content: '快捷支付' }), '快捷支付'],
    ['quickpay', {}, 'quickpay'],
    ['', {}, '-'],
  ])('of type "%s" with %j is called %s', (message, data, method) => {
    expect(methodOf(answer(message, data))).toBe(method)
  })

  it.each([
    ['84.1372', '84.1372'],
    ['84', '84.00'],
    ['12500.5', '12,500.50'],
  ])('of %s in coin is shown as %s, nothing cut off', (amount, shown) => {
    expect(formatExact(money(amount))).toBe(shown)
  })

  it('of an unknown amount is shown as --', () => expect(formatExact(null)).toBe('--'))
})
