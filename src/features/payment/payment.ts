import { imageUrl } from '@/api/lines'
import { CHANNELS } from '@/components/payment/channels'
import { readOpening, type Opening } from '@/components/site/opening'
import type { Payment } from '@/contract/deposits'
import type { Money } from '@/contract/values/money'
import { NETWORK_NAMES, type Network } from '@/contract/values/networks'
import type { Paytype } from '@/contract/values/paytypes'

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

// Invisible and bidi characters: what is shown must be what is copied and scanned.
const UNSEEN = /[\p{Cc}\p{Cf}]/u
/** Longer texts are hard to scan. */
const LONGEST = 1000
/** What a code holds, in bytes. */
const ROOM = 2000

/** How the text opens where it is a link: a page, or an app that a press hands it to. */
export const linkOf = (text: string): Opening => readOpening(/\s/.test(text) ? '' : text, '')

/** A text of the server, one line; `''` if it is unsafe. */
function safeText(field: string): string {
  const text = field.trim()
  const isUnsafe = readOpening(text, '').kind === 'unsafe' || UNSEEN.test(text) || text.length > LONGEST
  return isUnsafe ? '' : text
}

/** How the base64 of a PNG, JPEG, GIF, WebP or SVG picture begins. */
const BASE64 = /^(iVBORw0KGgo|\/9j\/|R0lGOD|UklGR|(PHN2Zy|PD94bWwg))[\w+/\s]{40,}=*$/

/** A picture that the field holds itself, as a data URL, or null. In an `<img>` an SVG runs nothing. */
function pictureIn(field: string): string | null {
  if (/^data:image\/(png|gif|jpe?g|webp|bmp|svg\+xml)[;,]/i.test(field)) return field
  const [isBase64, , isSvg] = BASE64.exec(field) ?? []
  return isBase64 ? `data:image/${isSvg ? 'svg+xml' : 'png'};base64,${field}` : null
}

// Adds a fragment that makes the worker bypass its cache, since the picture may have changed.
const asOfNow = (src: string | null) => src && (src.includes('#') ? src : `${src}#now`)

const isBareAddress = (field: string) => /^[\w-]{20,128}$/.test(field)

/** The server's picture. Its http is asked by https, which the page's policy allows. */
const pictureAt = (field: string): string | null =>
  isBareAddress(field)
    ? null
    : asOfNow(imageUrl(field) ?? imageUrl(field.replace(/^(http:)?\/\//i, 'https://')))

/** The picture's field and the text's. */
const fieldsOf = ({ message, data: { qrcode, url, channel } }: PaymentAnswer) =>
  message === 'antoken' ? [qrcode, url] : [channel?.payimg ?? '', channel?.mch_id ?? '']

const isCoin = (kind: PaymentKind) => kind === 'usdt' || kind === 'wallet'
// For WeChat and Alipay the text may be a merchant's or an order's number: a code of it would take money nowhere.
const isNumber = (text: string, kind: PaymentKind) => !isCoin(kind) && /^[\w-]{1,32}$/.test(text)
const isPictureFile = (field: string) => /\.(png|jpe?g|gif|webp|bmp|svg)([?#]|$)/i.test(field)

/**
 * The server's text to pay by; `''` without one or if it is unsafe. Servers send what a code is to hold in place of its picture too,
 * also as an https link, which shows once it `isBroken` as a picture.
 */
export function addressOf(payment: PaymentAnswer, isBroken = false): string {
  const [picture = '', own = ''] = fieldsOf(payment)
  const text = pictureIn(own) ? '' : safeText(own)
  if (text !== '' && !isNumber(text, kindOf(payment))) return text
  const isText = isBroken ? !isPictureFile(picture) : pictureAt(picture) === null
  const spare = isText && !pictureIn(picture) ? safeText(picture) : ''
  return isBareAddress(spare) || linkOf(spare).url !== null ? spare : text
}

/** Whether the text only names a merchant or an order: asked for by customer service, no use to a wallet. */
export const isMerchantNumber = (payment: PaymentAnswer, text: string): boolean =>
  isNumber(text, kindOf(payment))

/** A code to scan: the URL of a server picture, or a text to encode. */
export type Code = { picture: string } | { text: string }

/**
 * The code of a payment, or null: the server's picture unless it `isBroken`, else its text. Coin and wallet addresses and links are
 * drawn, since a picture could hold another one. The manual channel has none.
 */
export function codeOf(payment: PaymentAnswer, isBroken = false): Code | null {
  const kind = kindOf(payment)
  if (kind === 'manual') return null
  const text = addressOf(payment, isBroken)
  const isDrawable = text !== '' && !isNumber(text, kind) && new TextEncoder().encode(text).length <= ROOM
  const drawn = isDrawable ? { text } : null
  if (isCoin(kind) && /^([\w-]{6,128}|https:\/\/.+)$/i.test(text)) return drawn
  const [field = '', own = ''] = fieldsOf(payment)
  const picture = isBroken ? null : (pictureIn(field) ?? pictureIn(own) ?? pictureAt(field))
  return picture === null ? drawn : { picture }
}

const isProtocol = (text: string): boolean => /^(TRC|ERC)20$/i.test(text)

/** A server's name for something, in a line or two: real ones have some ten signs. */
const shortName = (name: string): string => (name.length > 40 ? `${name.slice(0, 40)}…` : name)

/** The coin of a USDT payment; some servers send the protocol instead. */
export function coinOf({ channel }: Payment): string {
  const content = channel?.content ?? ''
  return content === '' || isProtocol(content) ? 'USDT' : shortName(content)
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
    : { protocol: shortName(named) || 'ERC20', chain: NETWORK_NAMES.ERC20 }
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
  return ours?.label ?? (own && shortName(own)) ?? (names.length > 0 ? '其他方式' : '-')
}

/** Formats an amount with all its decimals, `1234.5678` → `1,234.5678`, since coin must be paid exactly. */
export function formatExact(amount: Money | null): string {
  if (amount === null) return '--'
  const [whole = '0', cents = ''] = amount.split('.')
  return `${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${cents.padEnd(2, '0')}`
}
