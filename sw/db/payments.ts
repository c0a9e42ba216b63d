import type { Payment } from '@/contract/deposits'
import { orderState } from '@/contract/records'
import type { TransactionRow } from './rows'
import { receivingAccounts } from './seed/banks'

/** Addresses that can't be paid to: their checksums are invalid on purpose. */
const ADDRESSES = {
  TRC20: 'TXingLanDemoNotARea1DepositAddr888',
  ERC20: '0xDe80000000000000000000000000000000000De8',
  antoken: 'TXingLanDemoNotARea1WaLLetAddr9999',
} as const

/** These channels' names on the wire. */
const CHANNELS: Record<string, string> = { wxpay: 'wechat', alipay: 'alipay' }
/** The message of payinfo per channel. */
const MESSAGES: Record<string, string> = { bank: 'bankpay', usdt: 'usdtpay' }

/** An order's payment details: an address as text for coin, a picture and a merchant number for WeChat and Alipay. */
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

/**
 * The QR code of WeChat and Alipay orders. It is marked 演示 and reads 演示二维码，无法付款: 41 x 41 modules of 8 px,
 * including a margin of four, error correction H.
 */
const demoCode =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAUgAAAFIAQAAAAAab1qeAAACfUlEQVR42u3aS46bQBAG4HJYsOwjcI0sRvLFrMEWUo6VsMsxwiprshpH6lBJQz8B09X2Mj+WZhj3Nx5T7imqH8TSgyAhISEh15KWw57ZBv+zfQpSLm1ol0f0RDiBLJImuuS+E/tguxbIZyVHBPJVOdMl9JAvSO+TVECPcwjkkQxxXj8e3OMgj2RUPdlU6yqBhzUY5KEkG35bW9myyoUeslCuui2xL7EozbSQImm7sPu90IspGgpAFkiXEWylyvZrKLYg5dJ3YmstSO9YkGLpOi/tTJesRquQEmmzKrNKHW0yw1Oy5Vomp4Yroay5k0ltmtp+MxP0iuRPh5KiAH+JpE8Zu/Jnw3eZnIxMg/+6NO9TJLmniiXyt1ia667m8KsH0mYHNTbc8SJHV12lkXdyUFI5KiISSd1IJTfzB6kVc05+E0uuu6FAfmj1sS/dfcoc9W3g8aK6WUYtG/nDvM/hok5Z+d3KW1Z2s9Sqz0tzRb1EVkZetRranKzNX78J5DTLSqvxvC99DTWZvjTNMhrw70k997paq3uTlb8mJZL3Znir70or00cy8vp+mhqtdO41x7d/Le1XUrrNvebnE/dnXv6Hj6/oUvPQMjX7Mj55b3hkpjPzyK7Yol05tfyH+drmZTj+D0khpUYDqdWcCaRYes1xkWpLf1p/NJA56cdOYWyaDPchy6Sv/CmakwprIwxZJt1SiKtXt9N6kCUyDAiixVC/Vg9ZKpN1OiI/L0XbShVSItNZEuIoz6YzJ5Ayacfz6xV6P4EK+ZwM1ZQvXDdjWEipdEkhrDNF20sgC2RYDXUbSvykflpZQUpktCoS7W9M9+NBiiV2HUNCQkIWy78oXdzLxyjoqwAAAABJRU5ErkJggg=='
