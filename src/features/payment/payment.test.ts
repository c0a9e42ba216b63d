// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import type { Payment } from '@/contract/deposits'
import { money } from '@/contract/values/money'
import { addressOf, chainOf, codeOf, coinOf, formatExact, kindOf, linkOf, methodOf } from './payment'

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
const PNG = `iVBORw0KGgo${'A'.repeat(1200)}=`
const SVG = `PHN2Zy${'A'.repeat(60)}`
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
    'vbscript:x',
    'blob:https://host/1',
    'file:///etc',
    'https://user:word@host/',
    'T\u202eSSERDDA',
    'T\u200bADDRESS',
    'x'.repeat(1001),
  ])('does not show or encode the address %s', (url) => {
    expect(addressOf(answer('antoken', { url }))).toBe('')
    expect(codeOf(answer('antoken', { url }))).toBeNull()
  })

  it.each(['wxpay', 'something'])(
    'of type %s shows the server picture, not a code of its merchant number',
    (message) => {
      const paid = answer(message, channel({ content: 'wechat', payimg: PICTURE, mch_id: 'wx-1' }))
      expect(codeOf(paid)).toEqual({ picture: `${PICTURE}#now` })
      expect(codeOf(paid, true)).toBeNull()
      expect(codeOf(answer(message, channel({ mch_id: 'wx-1' })))).toBeNull()
      expect(codeOf(answer(message, channel({ mch_id: '1600012345678' })))).toBeNull()
    },
  )

  it.each(['javascript:alert(1)', 'data:text/html,x', 'https://user:word@pictures.example/q.png', ''])(
    'shows nothing for the picture "%s"',
    (payimg) => expect(codeOf(answer('wxpay', channel({ payimg, mch_id: 'wx-1' })))).toBeNull(),
  )

  it.each([
    ['http', 'http://pictures.example/q.png', 'https://pictures.example/q.png#now'],
    ['no scheme', '//pictures.example/q.png', 'https://pictures.example/q.png#now'],
    ['a path', '/uploads/q.png', `${location.origin}/uploads/q.png#now`],
    ['an SVG', 'data:image/svg+xml;base64,PHN2Zy8+', 'data:image/svg+xml;base64,PHN2Zy8+'],
    ['a PNG', 'data:image/png;base64,iVBORw0KGgo=', 'data:image/png;base64,iVBORw0KGgo='],
    ['base64', PNG, `data:image/png;base64,${PNG}`],
    ['base64 of an SVG', SVG, `data:image/svg+xml;base64,${SVG}`],
  ])('shows a picture that came as %s', (_, payimg, picture) => {
    expect(codeOf(answer('wxpay', channel({ payimg, mch_id: 'wx-1' })))).toEqual({ picture })
    expect(codeOf(answer('antoken', { qrcode: payimg, url: 'antoken://pay?no=1' }))).toEqual({ picture })
  })

  it('shows a picture that came as the text', () => {
    for (const url of [PNG, `data:image/png;base64,${PNG}`]) {
      const paid = answer('antoken', { url })
      expect(codeOf(paid)).toEqual({ picture: `data:image/png;base64,${PNG}` })
      expect(addressOf(paid)).toBe('')
    }
  })

  it.each([
    'weixin://wxpay/bizpayurl?pr=1a2B',
    'wxp://f2f0abc',
    'alipays://platformapi/startapp?appId=1',
    `tron:${TRON}?amount=100`,
    TRON,
  ])('draws the text %s that came as the picture, instead of a merchant number', (text) => {
    const paid = answer('wxpay', channel({ payimg: text, mch_id: '100200300' }))
    expect(codeOf(paid)).toEqual({ text })
    expect(addressOf(paid)).toBe(text)
  })

  it('draws a link that was taken for a picture once it shows none', () => {
    const paid = answer('alipay', channel({ payimg: 'https://qr.pay.example/fkx1', mch_id: 'ali-1' }))
    expect(codeOf(paid)).toEqual({ picture: 'https://qr.pay.example/fkx1#now' })
    expect(codeOf(paid, true)).toEqual({ text: 'https://qr.pay.example/fkx1' })
    expect(addressOf(paid, true)).toBe('https://qr.pay.example/fkx1')
  })

  it.each(['https://pay.example/o/1?t=a', TRON, '0xDe80000000000000000000000000000000000De8'])(
    'of another type draws %s without a picture or when it is broken',
    (mch_id) => {
      expect(codeOf(answer('alipay', channel({ mch_id })))).toEqual({ text: mch_id })
      const both = answer('alipay', channel({ mch_id, payimg: PICTURE }))
      expect([codeOf(both), codeOf(both, true)]).toEqual([{ picture: `${PICTURE}#now` }, { text: mch_id }])
    },
  )

  it(
    'to a wallet draws a known address and ignores the picture, which shows without one',
    { tags: 'D62' },
    () => {
      expect(codeOf(answer('antoken', { url: TRON, qrcode: PICTURE }))).toEqual({ text: TRON })
      expect(codeOf(answer('antoken', { qrcode: PICTURE }))).toEqual({ picture: `${PICTURE}#now` })
    },
  )

  it.each([
    ['http://pay.example/1', 'page'],
    ['antoken://pay?address=T1', 'app'],
    ['antoken:pay', 'app'],
    [`tron:${TRON}?amount=100`, 'app'],
    [`ethereum:0xDe80000000000000000000000000000000000De8@1?value=1`, 'app'],
    ['收款地址', 'none'],
    ['Bank: 6200 0000', 'none'],
    ['T1', 'none'],
  ])(
    'in coin or to a wallet shows the picture beside "%s", else a code of it, which opens a %s',
    { tags: 'D62' },
    (text, kind) => {
      for (const [message, both, alone] of [
        ['usdtpay', channel({ payimg: PICTURE, mch_id: text }), channel({ mch_id: text })],
        ['antoken', { qrcode: PICTURE, url: text }, { url: text }],
      ] as const) {
        expect(codeOf(answer(message, both))).toEqual({ picture: `${PICTURE}#now` })
        expect(codeOf(answer(message, both), true)).toEqual({ text })
        expect(codeOf(answer(message, alone))).toEqual({ text })
        expect(addressOf(answer(message, both))).toBe(text)
      }
      expect(linkOf(text).kind).toBe(kind)
    },
  )

  it('shows a text without a code that is too long for one', () => {
    const text = '款'.repeat(1000)
    expect(codeOf(answer('usdtpay', channel({ mch_id: text })))).toBeNull()
    expect(addressOf(answer('usdtpay', channel({ mch_id: text })))).toBe(text)
  })

  it('loads a fresh picture', () => {
    expect(codeOf(answer('wxpay', channel({ payimg: 'https://pictures.example/q.png#2' })))).toEqual({
      picture: 'https://pictures.example/q.png#2',
    })
  })

  it('through customer service never has a code', { tags: 'D28' }, () => {
    expect(codeOf(answer('rengong', channel({ payimg: PICTURE, mch_id: TRON })))).toBeNull()
  })

  it.each([
    ['USDC', 'USDC'],
    ['erc20', 'USDT'],
    ['', 'USDT'],
  ])('with content "%s" is in the coin %s', (content, coin) => {
    expect(coinOf({ ...empty, ...channel({ content }) })).toBe(coin)
  })

  it.each([
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
    ['bankpay', {}, '银行卡转账'],
    ['quickpay', channel({ content: '快捷支付' }), '快捷支付'],
    ['quickpay', channel({ content: 'quick' }), '其他方式'],
    ['', channel({ content: 'wechat' }), '微信支付'],
    ['', { info: { ...info, paytype: 'Bank card' } }, '银行卡转账'],
    ['constructor', {}, '其他方式'],
    ['', {}, '-'],
  ])('of type "%s" with %j is called %s', (message, data, method) => {
    expect(methodOf(answer(message, data))).toBe(method)
  })

  it('tells a name of the server’s by its first 40 signs', () => {
    const cut = `${'大'.repeat(40)}…`
    const data = {
      ...empty,
      info: { ...info, bank: '大'.repeat(50) },
      ...channel({ content: '大'.repeat(50) }),
    }
    expect([coinOf(data), chainOf(data).protocol, methodOf(answer('', data))]).toEqual([cut, cut, cut])
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
