import * as z from 'zod/mini'
import { amount } from './values/money'
import type { Paytype } from './values/paytypes'
import { codeOf, dateTime, incoming, page, text } from './wire/codecs'
import { memberPost } from './wire/endpoint'

/** Time filter: 1 today, 2 within 7 days, 3 within 15, 4 within 30. */
export type Period = 1 | 2 | 3 | 4
/** Beijing days of each time filter, today included. */
export const PERIOD_DAYS: Readonly<Record<Period, number>> = { 1: 1, 2: 7, 3: 15, 4: 30 }
/** Funds types: 1 deposit, 2 withdrawal, 3 transfer in, 4 transfer out. */
export type FundsType = 1 | 2 | 3 | 4

/** Filter of the record tables: period, page from 1, venue code (`''` for all). */
export const recordFilter = { date: z.number(), page: z.number(), api_type: z.string() }

const bet = z.object({
  bet_time: dateTime,
  bet_id: text,
  /** Name of the game (capitalised on the wire); `''` where the server knows only the venue. */
  Code: text,
  /** Code of the venue, in either case. */
  platform_type: text,
  playname: text,
  playmemo: text,
  bet_amount: amount,
  /** Signed, CNY. */
  win_loss: amount,
  status: codeOf({ 0: 'invalid', 1: 'settled', 2: 'unsettled' }, 'unknown'),
})

/** One bet. */
export type Bet = z.output<typeof bet>

/** Bets, newest first. */
export const listBets = memberPost('/api/betrecord', {
  effect: 'read',
  request: z.object(recordFilter),
  data: page(bet),
})

const stateNumber = z.codec(incoming, z.custom<number | null>(), {
  decode: (value) => {
    const read = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value
    return typeof read === 'number' && Number.isInteger(read) ? read : null
  },
  encode: (value) => value ?? '',
})

/** Chinese names of English payment methods, in lower case. */
const PAY_WAYS: Readonly<Record<string, string>> = {
  alipay: '支付宝',
  'bank card': '银行卡',
  wallet: '钱包',
  wechat: '微信',
}

/** A payment method or a venue; known English methods become Chinese. */
const payWay = z.codec(incoming, z.string(), {
  decode: (value) => {
    const way = z.decode(text, value).trim()
    const label = Object.hasOwn(PAY_WAYS, way.toLowerCase()) ? PAY_WAYS[way.toLowerCase()] : undefined
    // Marks a wallet app's account, followed by its network.
    return label ?? way.replace(/^antoken(?=-)/i, '钱包APP')
  },
  encode: (way) => way,
})

/** What the house gives, listed among the deposits: 活动礼金 · 首存礼金, 代理佣金 · 2026-07. */
export const GIFTS = { bonus: '活动礼金', commission: '代理佣金' } as const

/** Whether a row of the deposits is a gift, which the member hasn't paid. */
export const isGift = ({ pay_way }: { pay_way: string }): boolean =>
  Object.values(GIFTS).some((name) => pay_way.startsWith(name))

const transaction = z.object({
  created_at: dateTime,
  /** Order number, deposits and withdrawals only. */
  out_trade_no: text,
  /** Payment method or venue; may be `''`. */
  pay_way: payWay,
  /** Code of a transfer's venue; `''` where the server leaves it out. */
  api_type: text,
  /** CNY, except for withdrawals in coin: see `coinOf`. */
  amount,
  /** Its meaning depends on the type: see `orderState` and `transferState`. */
  state: stateNumber,
  /** When it was decided, where the server tells; a row that is still open has the time of its last change. */
  updated_at: dateTime,
  /** Turnover that a gift asks for before a withdrawal, CNY, where the server tells. */
  turnover: amount,
})

/** One row of the funds records. */
export type Transaction = z.output<typeof transaction>

/** Deposits, withdrawals or transfers, newest first. */
export const listTransactions = memberPost('/api/gettransrecord', {
  effect: 'read',
  request: z.object({ ...recordFilter, type: z.number() }),
  data: page(transaction),
})

/** Coin of a row's amount, null for CNY: withdrawals to a network are listed in what arrives. */
export const coinOf = (type: FundsType, { pay_way }: Pick<Transaction, 'pay_way'>): 'USDT' | null =>
  type === 2 && /^USDT\b|-(TRC|ERC)20$/i.test(pay_way) ? 'USDT' : null

/** What the records call each deposit channel. */
const CHANNELS: readonly (readonly [Paytype, RegExp])[] = [
  ['alipay', /^支付宝/],
  ['wxpay', /^微信/],
  ['bank', /^银行/],
  ['usdt', /^USDT/i],
  ['antoken', /^钱包/],
  ['rengong', /^人工/],
]

/** The channel of a deposit's row; undefined where the server names none that is known. */
export const paytypeOf = ({ pay_way }: Pick<Transaction, 'pay_way'>): Paytype | undefined =>
  CHANNELS.find(([, name]) => name.test(pay_way))?.[0]

/** The chain that a payment method names, `TRC` or `ERC`; `''` without one. */
export const chainOf = (payWay: string): string => /(TRC|ERC)-?20/i.exec(payWay)?.[1]?.toUpperCase() ?? ''

/** Numbers of the states of a deposit or withdrawal. */
export const ORDER_STATES = { 1: 'pending', 2: 'approved', 3: 'rejected' } as const
const TRANSFER_STATES = { 0: 'failed', 1: 'succeeded', 2: 'settling' } as const
export type OrderState = (typeof ORDER_STATES)[keyof typeof ORDER_STATES] | 'unknown'
export type TransferState = (typeof TRANSFER_STATES)[keyof typeof TRANSFER_STATES] | 'unknown'

/** State of a deposit or withdrawal. */
export const orderState = (state: number | null): OrderState =>
  ORDER_STATES[state as keyof typeof ORDER_STATES] ?? 'unknown'
/** State of a transfer. */
export const transferState = (state: number | null): TransferState =>
  TRANSFER_STATES[state as keyof typeof TRANSFER_STATES] ?? 'unknown'

/** Whether a row is pending: an order under review (待审核) or a transfer being settled (待结算). */
export const isPending = (type: FundsType, { state }: Pick<Transaction, 'state'>): boolean =>
  type <= 2 ? orderState(state) === 'pending' : transferState(state) === 'settling'
