// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import type { Payment } from '@/contract/deposits'
import { money } from '@/contract/values/money'
import { addressOf, chainOf, codeOf, coinOf, formatExact, kindOf, methodOf } from './payment'

const info = {
  created_at: null,
  usdtrate: null,
  real_money: null,
  amount: null,
  paytype: '',
  bank: '',
  state: 'unknown',
} as const
const empty: Payment = { deposit_no: '', info, channel: null, accounts: [], qrcode: '', url: '' }
const answer = (message: string, data: Partial<Payment> = {}) => ({ message, data: { ...empty, ...data } })
const channel = (part: Partial<NonNullable<Payment['channel']>>) => ({
  channel: { content: '', payimg: '', mch_id: '', ...part },
})
const TRON = 'TXingLanDemoNotARea1DepositAddr888'
const PICTURE = 'https://pictures.example/q.png'
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
  ])('of type "%s" with %j looks as %s', { tags: 's2-4.9.5' }, (message, data, kind) => {
    expect(kindOf(answer(message, data))).toBe(kind)
  })

  it('has one address, of the wallet or of the channel', { tags: 's2-2' }, () => {
    const both = { url: 'WALLET', qrcode: 'wallet.png', ...channel({ mch_id: 'TADDRESS', payimg: 'q.png' }) }
    expect(addressOf(answer('antoken', both))).toBe('WALLET')
    expect(addressOf(answer('usdtpay', both))).toBe('TADDRESS')
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
  ])('does not show or encode the address %.20s', (url) => {
    expect(addressOf(answer('antoken', { url }))).toBe('')
    expect(codeOf(answer('antoken', { url }))).toBeNull()
  })

  it.each(['wxpay', 'alipay', 'something'])(
    'of type %s shows the server picture, not a code of its merchant number',
    (message) => {
      const paid = answer(message, channel({ content: 'wechat', payimg: PICTURE, mch_id: 'wx-1' }))
      expect(codeOf(paid)).toEqual({ picture: `${PICTURE}#now` })
      expect(codeOf(paid, true)).toBeNull()
      expect(codeOf(answer(message, channel({ mch_id: 'wx-1' })))).toBeNull()
      expect(codeOf(answer(message, channel({ mch_id: '1600012345678' })))).toBeNull()
    },
  )

  it.each(['http://pictures.example/q.png', 'javascript:alert(1)', 'data:image/svg+xml;base64,PHN2Zy8+', ''])(
    'shows nothing for the picture "%s"',
    (payimg) => expect(codeOf(answer('wxpay', channel({ payimg, mch_id: 'wx-1' })))).toBeNull(),
  )

  it.each(['https://pay.example/o/1?t=a', TRON, '0xDe80000000000000000000000000000000000De8'])(
    'of another type draws %s without a picture or when it is broken',
    (mch_id) => {
      expect(codeOf(answer('alipay', channel({ mch_id })))).toEqual({ text: mch_id })
      expect(codeOf(answer('alipay', channel({ mch_id, payimg: PICTURE })))).toEqual({
        picture: `${PICTURE}#now`,
      })
      expect(codeOf(answer('alipay', channel({ mch_id, payimg: PICTURE })), true)).toEqual({ text: mch_id })
    },
  )

  it('in coin or to a wallet draws the address and ignores the picture', { tags: 'D62' }, () => {
    const usdt = channel({ payimg: PICTURE, mch_id: 'TXaddr5TRC20' })
    expect(codeOf(answer('usdtpay', usdt))).toEqual({ text: 'TXaddr5TRC20' })
    expect(codeOf(answer('antoken', { url: TRON, qrcode: PICTURE }))).toEqual({ text: TRON })
    expect(codeOf(answer('antoken', { qrcode: PICTURE }))).toEqual({ picture: `${PICTURE}#now` })
  })

  it.each(['http://pay.example/1', 'pay to me', 'antoken:pay', '收款地址', 'wx-1', 'https://'])(
    'in coin shows "%s" as text without a code',
    (mch_id) => {
      const paid = answer('usdtpay', channel({ payimg: PICTURE, mch_id }))
      expect(addressOf(paid)).toBe(mch_id)
      expect(codeOf(paid)).toBeNull()
    },
  )

  it('loads a fresh picture, except for data URLs', { tags: 'D62' }, () => {
    const pictureOf = (payimg: string) => codeOf(answer('wxpay', channel({ payimg })))
    expect(pictureOf('https://pictures.example/q.png#2')).toEqual({
      picture: 'https://pictures.example/q.png#2',
    })
    expect(pictureOf('data:image/png;base64,iVBORw0KGgo=')).toEqual({
      picture: 'data:image/png;base64,iVBORw0KGgo=',
    })
  })

  it('through customer service never has a code', { tags: 'D28' }, () => {
    expect(codeOf(answer('rengong', channel({ payimg: PICTURE, mch_id: TRON })))).toBeNull()
  })

  it.each([
    ['USDT', 'USDT'],
    ['USDC', 'USDC'],
    ['TRC20', 'USDT'],
    ['erc20', 'USDT'],
    ['', 'USDT'],
  ])('with content "%s" is in the coin %s', (content, coin) => {
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
  ])('with protocol "%s" and content "%s" uses %s on %s', (bank, content, protocol, chain) => {
    const payment = { ...empty, info: { ...info, bank }, ...channel({ content }) }
    expect(chainOf(payment)).toEqual({ protocol, chain })
  })

  it.each([
    ['wxpay', {}, '微信支付'],
    ['alipay', channel({ content: 'alipay' }), '支付宝'],
    ['bankpay', {}, '银行卡转账'],
    ['rengong', {}, '人工充值'],
    ['quickpay', channel({ content: '快捷支付' }), '快捷支付'],
    ['quickpay', channel({ content: 'quick' }), '其他方式'],
    ['', channel({ content: 'wechat' }), '微信支付'],
    ['', { info: { ...info, paytype: 'Bank card' } }, '银行卡转账'],
    ['', { info: { ...info, paytype: 'Alipay' } }, '支付宝'],
    ['', { info: { ...info, paytype: 'WeChat' } }, '微信支付'],
    ['', { info: { ...info, paytype: 'Wallet' } }, '钱包支付'],
    ['constructor', {}, '其他方式'],
    ['', {}, '-'],
  ])('of type "%s" with %j is called %s', (message, data, method) => {
    expect(methodOf(answer(message, data))).toBe(method)
  })

  it.each([
    ['84.1372', '84.1372'],
    ['84', '84.00'],
    ['12500.5', '12,500.50'],
  ])('of %s in coin is shown as %s, with all decimals', (amount, shown) => {
    expect(formatExact(money(amount))).toBe(shown)
  })

  it('of an unknown amount is shown as --', () => expect(formatExact(null)).toBe('--'))
})
