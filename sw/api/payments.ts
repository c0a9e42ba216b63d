import type { Payment } from '@/contract/deposits'
import { orderState } from '@/contract/records'
import { receivingAccounts } from '../db/seed/banks'
import type { TransactionRow } from '../db/rows'
import { demoCode } from './demoCode'

/** Where the demo would be paid. None is a real address: the check sums are wrong on purpose. */
const ADDRESSES = {
  TRC20: 'TXingLanDemoNotARea1DepositAddr888',
  ERC20: '0xDe80000000000000000000000000000000000De8',
  antoken: 'TXingLanDemoNotARea1WaLLetAddr9999',
} as const

/** What servers call these channels. */
const CHANNELS: Record<string, string> = { wxpay: 'wechat', alipay: 'alipay' }
/** What the message of payinfo says for a channel; the manual channel is our own word (D28). */
const MESSAGES: Record<string, string> = { bank: 'bankpay', usdt: 'usdtpay' }

/** How an order is paid: coin by an address as text, WeChat and Alipay by a picture beside a merchant number (D62). */
export function paymentOf(order: TransactionRow): { message: string; payment: Payment } {
  const { out_trade_no: deposit_no = '', created_at, rate, real_money, amount, paytype, bank, state } = order
  const info = { created_at, usdtrate: rate, real_money, amount, paytype, bank, state: orderState(state) }
  const plain: Payment = { deposit_no, info, channel: null, accounts: [], qrcode: '', url: '' }
  const message = MESSAGES[paytype] ?? paytype
  switch (paytype) {
    case 'bank':
      return { message, payment: { ...plain, accounts: receivingAccounts } }
    case 'antoken':
      return { message, payment: { ...plain, url: ADDRESSES.antoken } }
    case 'usdt': {
      const mch_id = bank === 'ERC20' ? ADDRESSES.ERC20 : ADDRESSES.TRC20
      return { message, payment: { ...plain, channel: { content: 'USDT', payimg: '', mch_id } } }
    }
    case 'wxpay':
    case 'alipay': {
      const mch_id = `demo-${paytype}`
      return {
        message,
        payment: { ...plain, channel: { content: CHANNELS[paytype] ?? '', payimg: demoCode, mch_id } },
      }
    }
    default:
      return { message, payment: plain }
  }
}
