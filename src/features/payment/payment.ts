import { imageUrl } from '@/api/lines'
import type { Payment } from '@/contract/deposits'
import type { Money } from '@/contract/money'
import { NETWORK_NAMES, type Network } from '@/contract/networks'
import type { Paytype } from '@/contract/paytypes'
import { CHANNELS } from '@/components/payment/channels'

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

// Schemes that could do more than pay: such a text is neither shown as an address nor encoded.
const ACTIVE = /^\s*(javascript|data|vbscript|blob|file):/i
// Marks that turn the direction of a text around: what is read must be what is copied and scanned.
const UNSEEN = /[\p{Cc}\p{Cf}]/u
/** A code of more holds no address and can hardly be scanned. */
const LONGEST = 1000

/** Where to pay to as the server says it, one line of text; `''` for none and for one that could do harm. */
export function addressOf({ message, data }: PaymentAnswer): string {
  const address = (message === 'antoken' ? data.url : (data.channel?.mch_id ?? '')).trim()
  return ACTIVE.test(address) || UNSEEN.test(address) || address.length > LONGEST ? '' : address
}

// Coin and wallets name an address and nothing else there.
const NAMED_ADDRESS = /^[\w-]{6,128}$/
// Elsewhere a number may be a merchant's or an order's: only what can be nothing else is taken for an address.
const CHAIN_ADDRESS = /^(T[1-9A-HJ-NP-Za-km-z]{33}|0x[\da-fA-F]{40})$/

/** Whether a code may be drawn of this text: an https link, or an address (D62). */
function isScannable(text: string, kind: PaymentKind): boolean {
  if (/^https:\/\//i.test(text)) return URL.canParse(text)
  return (kind === 'usdt' || kind === 'wallet' ? NAMED_ADDRESS : CHAIN_ADDRESS).test(text)
}

/** The address with a fragment, for which the worker asks the server and keeps nothing: it may have another code by now. */
const asOfNow = (src: string): string => (/^data:|#./i.test(src) ? src : `${src}#now`)

/** A code to scan: a picture of the server by its address, or a text to draw it of. */
export type Code = { picture: string } | { text: string }

/**
 * The code of a payment, null for none. Coin and wallet addresses are drawn here; every other type shows the picture of
 * the server, unless it `isBroken`, and never the code of a merchant number (D62). The manual channel has none (D28).
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
  // A picture beside an address could say another one.
  return text === '' ? picture : drawn
}

const isProtocol = (text: string): boolean => /^(TRC|ERC)20$/i.test(text)

/** The coin of a USDT payment; some servers name the protocol instead (D28). */
export function coinOf({ channel }: Payment): string {
  const content = channel?.content ?? ''
  return content === '' || isProtocol(content) ? 'USDT' : content
}

/** The chain a USDT payment must take; where the server names the protocol as the coin only, that one counts. */
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

/** What servers call the channels besides their paytypes. */
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

/** The payment type in Chinese: our name of the channel, else the server's where that is Chinese. */
export function methodOf({ message, data: { info, channel } }: PaymentAnswer): string {
  const names = [message, info.paytype, channel?.content ?? ''].filter((name) => name !== '')
  const paytypes = names.map((name) => OTHER_NAMES[name.toLowerCase()] ?? name.toLowerCase())
  const known = CHANNELS.find(({ paytype }) => paytypes.includes(paytype))
  const own = names.find((name) => /\p{Script=Han}/u.test(name))
  return known?.label ?? own ?? (names.length > 0 ? '其他方式' : '-')
}

/** An amount with all its decimals, `1234.5678` → `1,234.5678`: what is shown of a coin must be what is to be paid. */
export function formatExact(amount: Money | null): string {
  if (amount === null) return '--'
  const [whole = '0', cents = ''] = amount.split('.')
  return `${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${cents.padEnd(2, '0')}`
}
