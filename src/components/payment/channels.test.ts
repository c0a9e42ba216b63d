import { afterEach, describe, expect, it, vi } from 'vitest'
import { channelOf, CHANNELS, enabledChannels } from './channels'

const off = { antoken: false, card: false, usdt: false, wechat: false, alipay: false }
const on = { antoken: true, card: true, usdt: true, wechat: true, alipay: true }

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

describe('the deposit channels', () => {
  it('come in the order of preselection, the manual one last', { tags: ['s2-2', 's2-4'] }, () => {
    expect(enabledChannels(on).map(({ label }) => label)).toEqual([
      '钱包支付',
      '银行卡转账',
      'USDT',
      '微信支付',
      '支付宝',
      '人工充值',
    ])
  })

  it.each([
    [on, 'antoken'],
    [{ ...on, antoken: false }, 'bank'],
    [{ ...on, antoken: false, card: false }, 'usdt'],
    [{ ...off, wechat: true, alipay: true }, 'wechat-pay'],
    [{ ...off, alipay: true }, 'alipay'],
    [off, 'manual'],
  ])('preselect the first one enabled by %j: %s', (flags, id) => {
    expect(enabledChannels(flags)[0]?.id).toBe(id)
  })

  it.each([
    ['bank,usdt,wxpay', on, ['bank', 'usdt', 'wechat-pay']],
    ['wxpay, bank', { ...on, card: false }, ['wechat-pay']],
    ['rengong', on, ['manual']],
    ['antoken', off, []],
    ['', on, CHANNELS.map(({ id }) => id)],
  ])(
    'of a build with "%s" are limited to those that the server enables with %j',
    async (setting, flags, ids) => {
      vi.stubEnv('VITE_DEPOSIT_CHANNELS', setting)
      vi.resetModules()
      const { enabledChannels: enabled } = await import('./channels')
      expect(enabled(flags).map(({ id }) => id)).toEqual(ids)
    },
  )

  it('always include the manual one', { tags: 's2-2' }, () => {
    expect(enabledChannels(off).map(({ id }) => id)).toEqual(['manual'])
  })

  it('have the paytypes of the wire', { tags: ['s2-7', 'D28'] }, () => {
    expect(CHANNELS.map(({ paytype }) => paytype)).toEqual([
      'antoken',
      'bank',
      'usdt',
      'wxpay',
      'alipay',
      'rengong',
    ])
  })

  it('have their own ranges, USDT one per protocol, the manual one that of the bank', { tags: 'D28' }, () => {
    expect(CHANNELS.map(({ range }) => range('TRC20'))).toEqual([
      'antoken',
      'bank',
      'usdt-trc20',
      'wechat',
      'alipay',
      'bank',
    ])
    expect(channelOf('usdt').range('ERC20')).toBe('usdt-erc20')
  })

  it('wait for review if a clerk settles them, otherwise lead to a page', () => {
    const waiting = CHANNELS.filter(({ done }) => done === '提交成功，等待审核').map(({ id }) => id)
    expect(waiting).toEqual(['bank', 'manual'])
  })
})
