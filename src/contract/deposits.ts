import * as z from 'zod/mini'
import { ORDER_STATES } from './records'
import { amount, type Money } from './values/money'
import { NETWORKS } from './values/networks'
import { DEPOSIT_PATH } from './values/paytypes'
import {
  codeOf,
  dateTime,
  flag,
  id,
  image,
  incoming,
  isNothing,
  isObject,
  listOf,
  readPart,
  record,
  recordOrNull,
  refuse,
  rows,
  text,
} from './wire/codecs'
import { memberGet, memberPost } from './wire/endpoint'

/** Which channels are on; manual always is on. */
export const getDepositChannels = memberGet('/api/get_pay_way', {
  data: record({ antoken: flag, card: flag, usdt: flag, wechat: flag, alipay: flag }),
})

/** Kinds of ranges; the manual channel uses `bank`. */
const RANGES = z.enum(['antoken', 'bank', 'wechat', 'alipay', 'usdt-erc20', 'usdt-trc20'])
export type RangeType = z.output<typeof RANGES>

/** Minimum and maximum of one deposit by channel, CNY; see `amountRangeOf` for what 0 means. */
export const getDepositRange = memberPost('/api/getPayRange', {
  effect: 'read',
  request: z.object({ type: RANGES }),
  data: record({ min_price: amount, max_price: amount }),
})

/** Banks a member may choose from. */
export const listBanks = memberPost('/api/banklist', {
  effect: 'read',
  data: rows(z.object({ bank_name: text })),
})

const receivingAccount = z.object({
  id,
  bank_no: text,
  bank_owner: text,
  bank_address: text,
  bank_data: z.catch(recordOrNull({ bank_name: text }), null),
})

/** One of the platform's accounts that members pay into. */
export type ReceivingAccount = z.output<typeof receivingAccount>

/** The platform's receiving accounts. */
export const listReceivingAccounts = memberPost('/api/getpaybank', {
  effect: 'read',
  data: rows(receivingAccount),
})

/** Deposit amounts are JSON numbers on the wire; the text has been checked before. */
const jsonAmount = z.codec(
  z.number(),
  z.custom<Money>((value) => typeof value === 'string'),
  {
    decode: (wire) => String(wire) as Money,
    encode: (value) => Number(value),
  },
)

/** The deposit number in the message of `createDeposit`; null for other messages, such as `success`. */
export const readDepositNo = (message: string): string | null =>
  /^[\w-]{6,64}$/.test(message) && message.replace(/\D/g, '').length >= 6 ? message : null

/**
 * Places a deposit, with the fields of its channel only: a bank's has the account it is paid from. The response message is the
 * deposit number: 15 digits or more, so text. It is paid, followed and asked about by that number, whatever its channel.
 */
export const createDeposit = memberPost(DEPOSIT_PATH, {
  effect: 'money',
  action: '存款',
  trace: 'deposits',
  messageIsData: true,
  needs: ({ message }) => readDepositNo(message),
  request: z.union([
    z.object({ paytype: z.literal('usdt'), amount: jsonAmount, catepay: z.enum(NETWORKS) }),
    z.object({
      paytype: z.literal('bank'),
      amount: jsonAmount,
      bank: text,
      bank_address: text,
      bank_no: text,
      bank_owner: text,
    }),
    z.object({ paytype: z.enum(['antoken', 'wxpay', 'alipay', 'rengong']), amount: jsonAmount }),
  ]),
})

const info = record({
  created_at: dateTime,
  usdtrate: amount,
  /** In coin for USDT, else in CNY. */
  real_money: amount,
  /** CNY. */
  amount,
  paytype: text,
  /** The network, for USDT. */
  bank: text,
  /** `unknown` where servers leave it out here. */
  state: codeOf(ORDER_STATES, 'unknown'),
})

const channel = recordOrNull({ content: text, payimg: image, mch_id: text })
const accounts = rows(receivingAccount)

const payment = z.object({
  deposit_no: text,
  info,
  /** Coin or channel, QR picture and receiving address; null for bank payments. */
  channel,
  /** Receiving accounts of a bank payment. */
  accounts,
  /** Wallet-token variant: picture and address. */
  qrcode: image,
  url: text,
})

/**
 * How to pay a deposit. The response message is the payment type: bankpay, alipay, wxpay, usdtpay, antoken. The wire's
 * `cardlist` is an array of accounts for bankpay and an object otherwise. The page shows refusals itself.
 */
export const getPayment = memberPost('/api/payinfo', {
  effect: 'read',
  tone: 'silent',
  request: z.object({ deposit_no: z.string() }),
  data: z.codec(incoming, z.custom<z.output<typeof payment>>(), {
    decode: (value, context) => {
      if (!isNothing(value) && !isObject(value)) return refuse(value, context)
      const { cardlist, ...rest } = Object(value) as Record<string, unknown>
      const split = listOf(cardlist) ? { accounts: cardlist } : { channel: cardlist }
      return readPart(payment, { ...rest, ...split }, context)
    },
    encode: (value) => {
      const { channel: one, accounts: many, ...rest } = z.encode(payment, value) as Record<string, unknown>
      return { ...rest, cardlist: one ?? many }
    },
  }),
})

/** How a deposit is paid, read from `getPayment`. */
export type Payment = z.output<typeof payment>
