import { expect, it, vi } from 'vitest'

const off = { antoken: false, card: false, usdt: false, wechat: false, alipay: false }
const on = { antoken: true, card: true, usdt: true, wechat: true, alipay: true }

it.each([
  ['bank,usdt,wxpay', on, ['bank', 'usdt', 'wechat-pay']],
  ['wxpay, bank', { ...on, card: false }, ['wechat-pay']],
  ['antoken', off, []],
  ['', on, ['antoken', 'bank', 'usdt', 'wechat-pay', 'alipay', 'manual']],
  ['', off, ['manual']],
])(
  'the channels of a build with "%s" are limited to those that the server enables with %j',
  { tags: ['s2-2', 'D28'] },
  async (setting, flags, ids) => {
    vi.resetModules()
    vi.stubEnv('VITE_DEPOSIT_CHANNELS', setting)
    const { enabledChannels } = await import('./channels')
    vi.unstubAllEnvs()
    expect(enabledChannels(flags).map(({ id }) => id)).toEqual(ids)
  },
)
