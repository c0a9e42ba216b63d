import type { Payment } from '@/contract/deposits'
import type { Money } from '@/contract/money'
import { CHANNELS } from './channels'

/** How a deposit is paid: the message of payinfo is the payment type, `data` the rest (spec 2 §4). */
export type PaymentAnswer = { message: string; data: Payment }

/** The looks of the payment page (spec 2 §2, D28). */
export type PaymentKind = 'usdt' | 'wallet' | 'manual' | 'bank' | 'other'

/** Which look an answer gets. */
export function kindOf({ message, data }: PaymentAnswer): PaymentKind {
  if (message === 'antoken') return 'wallet'
  if (message === 'usdtpay') return 'usdt'
  if (message === 'rengong' || data.info.paytype === 'rengong') return 'manual'
  return message === 'bankpay' || data.accounts.length > 0 ? 'bank' : 'other'
}

// Schemes that could do more than pay: such a text is neither shown as an address nor encoded (faults 2.2).
const ACTIVE = /^\s*(javascript|data|vbscript|blob|file):/i
// Marks that turn the direction of a text around: what is read must be what is copied and scanned.
const UNSEEN = /[\p{Cc}\p{Cf}]/u
/** A code of more holds no address and can hardly be scanned. */
const LONGEST = 1000

/** The one address that is shown, copied and encoded; `''` for none. */
export function addressOf({ message, data }: PaymentAnswer): string {
  const address = (message === 'antoken' ? data.url : (data.channel?.mch_id ?? '')).trim()
  return ACTIVE.test(address) || UNSEEN.test(address) || address.length > LONGEST ? '' : address
}

/** The server's own picture of a code; used only where there is no address to encode. */
export const pictureOf = ({ message, data }: PaymentAnswer): string =>
  message === 'antoken' ? data.qrcode : (data.channel?.payimg ?? '')

const isProtocol = (text: string): boolean => /^(TRC|ERC)20$/i.test(text)

/** The coin of a USDT payment; some servers name the protocol instead (D28). */
export function coinOf({ channel }: Payment): string {
  const content = channel?.content ?? ''
  return content === '' || isProtocol(content) ? 'USDT' : content
}

/** The chain a USDT payment must take; where the server names the protocol as the coin only, that one counts. */
export function chainOf({ info, channel }: Payment): {
  protocol: string
  chain: '波场Tron' | '以太坊Ethereum'
} {
  const content = channel?.content ?? ''
  const named = info.bank || (isProtocol(content) ? content : '')
  return named.toUpperCase() === 'TRC20'
    ? { protocol: 'TRC20', chain: '波场Tron' }
    : { protocol: named || 'ERC20', chain: '以太坊Ethereum' }
}

/** The payment type in Chinese: our name of the channel, else the server's. */
export function methodOf({ message, data: { info, channel } }: PaymentAnswer): string {
  const paytype = message === 'bankpay' ? 'bank' : message
  const known = CHANNELS.find((one) => one.paytype === paytype || one.paytype === info.paytype)
  return known?.label ?? (channel?.content || info.paytype || message || '-')
}

/** An amount with all its decimals, `1234.5678` → `1,234.5678`: what is shown of a coin must be what is to be paid. */
export function formatExact(amount: Money | null): string {
  if (amount === null) return '--'
  const [whole = '0', cents = ''] = amount.split('.')
  return `${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${cents.padEnd(2, '0')}`
}
