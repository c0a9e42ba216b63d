import type { getDepositChannels, RangeType } from '@/contract/deposits'
import type { Network } from '@/contract/values/networks'
import { readPaytypes, type Paytype } from '@/contract/values/paytypes'
import type { Data } from '@/contract/wire/endpoint'

type Flags = Data<typeof getDepositChannels>

/** A way to deposit; its icon is `/art/channel-{id}.svg`. */
export type Channel = {
  id: 'antoken' | 'bank' | 'usdt' | 'wechat-pay' | 'alipay' | 'manual'
  label: string
  /** The server's flag that enables it; null = always enabled. */
  flag: keyof Flags | null
  paytype: Paytype
  /** The range that applies; USDT has one per protocol. */
  range: (protocol: Network) => RangeType
  /** The message after the submission. */
  done: '提交成功，等待审核' | '正在前往页面'
}

/** All channels, in the order of preselection. */
export const CHANNELS: readonly Channel[] = [
  {
    id: 'antoken',
    label: '钱包支付',
    flag: 'antoken',
    paytype: 'antoken',
    range: () => 'antoken',
    done: '正在前往页面',
  },
  {
    id: 'bank',
    label: '银行卡转账',
    flag: 'card',
    paytype: 'bank',
    range: () => 'bank',
    done: '提交成功，等待审核',
  },
  {
    id: 'usdt',
    label: 'USDT',
    flag: 'usdt',
    paytype: 'usdt',
    range: (protocol) => (protocol === 'TRC20' ? 'usdt-trc20' : 'usdt-erc20'),
    done: '正在前往页面',
  },
  {
    id: 'wechat-pay',
    label: '微信支付',
    flag: 'wechat',
    paytype: 'wxpay',
    range: () => 'wechat',
    done: '正在前往页面',
  },
  {
    id: 'alipay',
    label: '支付宝',
    flag: 'alipay',
    paytype: 'alipay',
    range: () => 'alipay',
    done: '正在前往页面',
  },
  {
    id: 'manual',
    label: '人工充值',
    flag: null,
    paytype: 'rengong',
    range: () => 'bank',
    done: '提交成功，等待审核',
  },
]

export type ChannelId = Channel['id']

/** The channel with this id. */
export const channelOf = (id: ChannelId): Channel => CHANNELS.find((channel) => channel.id === id)!

const offered = readPaytypes(import.meta.env.VITE_DEPOSIT_CHANNELS)

/** The channels that both server and build offer; preselect the first. */
export const enabledChannels = (flags: Flags): Channel[] =>
  CHANNELS.filter(({ flag, paytype }) => (flag === null || flags[flag]) && offered.includes(paytype))
