import { imageUrl } from '@/api/lines'
import type { Payment } from '@/contract/deposits'
import type { Money } from '@/contract/values/money'
import { NETWORK_NAMES, type Network } from '@/contract/values/networks'
import type { Paytype } from '@/contract/values/paytypes'
import { CHANNELS } from '@/components/payment/channels'
import { externalUrl } from '@/lib/externalUrl'

/** The payinfo response: `message` is the payment type. */
export type PaymentAnswer = { message: string; data: Payment }

/** Variants of the payment page. */
export type PaymentKind = 'usdt' | 'wallet' | 'manual' | 'bank' | 'other'

/** The variant for a payment. */
export function kindOf({ message, data }: PaymentAnswer): PaymentKind {
  if (message === 'antoken') return 'wallet'
  if (message === 'usdtpay') return 'usdt'
  if (message === 'rengong' || data.info.paytype === 'rengong') return 'manual'
  return message === 'bankpay' || data.accounts.length > 0 ? 'bank' : 'other'
}

// Dangerous schemes: neither shown as an address nor encoded.
const ACTIVE = /^\s*(javascript|data|vbscript|blob|file):/i
// Invisible and bidi characters: what is shown must be what is copied and scanned.
const UNSEEN = /[\p{Cc}\p{Cf}]/u
/** Longer texts aren't addresses, and are hard to scan. */
const LONGEST = 1000

/** The server's address to pay to, one line; `''` without one or if it is unsafe. */
export function addressOf({ message, data }: PaymentAnswer): string {
  const address = (message === 'antoken' ? data.url : (data.channel?.mch_id ?? '')).trim()
  return ACTIVE.test(address) || UNSEEN.test(address) || address.length > LONGEST ? '' : address
}

// For coin and wallets, the field is always an address.
const NAMED_ADDRESS = /^[\w-]{6,128}$/
// Elsewhere it may be a merchant's or an order's number: accept only chain addresses.
const CHAIN_ADDRESS = /^(T[1-9A-HJ-NP-Za-km-z]{33}|0x[\da-fA-F]{40})$/

/** Whether to draw a code of this text: only https links and addresses. */
function isScannable(text: string, kind: PaymentKind): boolean {
  if (/^https:\/\//i.test(text)) return externalUrl(text) !== null
  return (kind === 'usdt' || kind === 'wallet' ? NAMED_ADDRESS : CHAIN_ADDRESS).test(text)
}

/** Adds a fragment that makes the worker bypass its cache, since the picture may have changed. */
const asOfNow = (src: string): string => (/^data:|#./i.test(src) ? src : `${src}#now`)

/** A code to scan: the URL of a server picture, or a text to encode. */
export type Code = { picture: string } | { text: string }

/**
 * The code of a payment, or null. Coin and wallet addresses are drawn; other types show the server's picture unless it
 * `isBroken`, and never encode a merchant number. The manual channel has none.
 */
export function codeOf(payment: PaymentAnswer, isBroken = false): Code | null {
  const { message, data } = payment
  const kind = kindOf(payment)
  if (kind === 'manual') return null
  const text = addressOf(payment)
  const drawn = isScannable(text, kind) ? { text } : null
  const src = isBroken ? null : imageUrl(message === 'antoken' ? data.qrcode : (data.channel?.payimg ?? ''))
  const picture = src === null ? null : { picture: asOfNow(src) }
  if (kind !== 'usdt' && kind !== 'wallet') return picture ?? drawn
  // A picture could contain another address.
  return text === '' ? picture : drawn
}

const isProtocol = (text: string): boolean => /^(TRC|ERC)20$/i.test(text)

/** The coin of a USDT payment; some servers send the protocol instead. */
export function coinOf({ channel }: Payment): string {
  const content = channel?.content ?? ''
  return content === '' || isProtocol(content) ? 'USDT' : content
}

/** The protocol and chain of a USDT payment; some servers send the protocol only as the coin. */
export function chainOf({ info, channel }: Payment): {
  protocol: string
  chain: (typeof NETWORK_NAMES)[Network]
} {
  const content = channel?.content ?? ''
  const named = info.bank || (isProtocol(content) ? content : '')
  return named.toUpperCase() === 'TRC20'
    ? { protocol: 'TRC20', chain: NETWORK_NAMES.TRC20 }
    : { protocol: named || 'ERC20', chain: NETWORK_NAMES.ERC20 }
}

/** Other names that servers use for the channels. */
const OTHER_NAMES: Readonly<Record<string, Paytype>> = {
  bankpay: 'bank',
  'bank card': 'bank',
  card: 'bank',
  manual: 'rengong',
  usdtpay: 'usdt',
  wallet: 'antoken',
  wechat: 'wxpay',
  weixin: 'wxpay',
}

/** The payment method in Chinese: our name of the channel, or the server's if it is Chinese. */
export function methodOf({ message, data: { info, channel } }: PaymentAnswer): string {
  const names = [message, info.paytype, channel?.content ?? ''].filter((name) => name !== '')
  const paytypes = names.map((name) => OTHER_NAMES[name.toLowerCase()] ?? name.toLowerCase())
  const ours = CHANNELS.find(({ paytype }) => paytypes.includes(paytype))
  const own = names.find((name) => /\p{Script=Han}/u.test(name))
  return ours?.label ?? own ?? (names.length > 0 ? '其他方式' : '-')
}

/** Formats an amount with all its decimals, `1234.5678` → `1,234.5678`, since coin must be paid exactly. */
export function formatExact(amount: Money | null): string {
  if (amount === null) return '--'
  const [whole = '0', cents = ''] = amount.split('.')
  return `${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${cents.padEnd(2, '0')}`
}
