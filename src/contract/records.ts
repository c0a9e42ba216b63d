import * as z from 'zod/mini'
import { memberPost } from './endpoint'
import { amount } from './money'
import { codeOf, dateTime, incoming, page, text } from './wire'

/** Time filter: 1 today, 2 within 7 days, 3 within 15, 4 within 30 (spec 2 §9). */
export type Period = 1 | 2 | 3 | 4
/** Whole Beijing days that a time filter covers, today as the last (spec 2 §9, D27). */
export const PERIOD_DAYS: Readonly<Record<Period, number>> = { 1: 1, 2: 7, 3: 15, 4: 30 }
/** Funds types: 1 deposit, 2 withdrawal, 3 transfer in, 4 transfer out. */
export type FundsType = 1 | 2 | 3 | 4

/** What every record table asks by: period, page from 1, venue code (`''` = all). */
export const recordFilter = { date: z.number(), page: z.number(), api_type: z.string() }

const bet = z.object({
  bet_time: dateTime,
  bet_id: text,
  /** Name of the game (the wire's capital). */
  Code: text,
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
export const listBets = memberPost('/api/betrecord', { request: z.object(recordFilter), data: page(bet) })

const stateNumber = z.codec(incoming, z.custom<number | null>(), {
  decode: (value) => {
    const read = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value
    return typeof read === 'number' && Number.isInteger(read) ? read : null
  },
  encode: (value) => value ?? '',
})

const transaction = z.object({
  created_at: dateTime,
  /** Order number, deposits and withdrawals only. */
  out_trade_no: text,
  /** Way of payment or venue, a text; may be `''`. */
  pay_way: text,
  amount,
  /** See `orderState` and `transferState`: the number means different things per type. */
  state: stateNumber,
})

/** One row of the funds records. */
export type Transaction = z.output<typeof transaction>

/** Deposits, withdrawals or transfers, newest first. */
export const listTransactions = memberPost('/api/gettransrecord', {
  request: z.object({ ...recordFilter, type: z.number() }),
  data: page(transaction),
})

const ORDER_STATES = { 1: 'pending', 2: 'approved', 3: 'rejected' } as const
const TRANSFER_STATES = { 0: 'failed', 1: 'succeeded', 2: 'settling' } as const
export type OrderState = (typeof ORDER_STATES)[keyof typeof ORDER_STATES] | 'unknown'
export type TransferState = (typeof TRANSFER_STATES)[keyof typeof TRANSFER_STATES] | 'unknown'

/** State of a deposit or withdrawal (spec 2 §4). */
export const orderState = (state: number | null): OrderState =>
  ORDER_STATES[state as keyof typeof ORDER_STATES] ?? 'unknown'
/** State of a transfer (spec 2 §4). */
export const transferState = (state: number | null): TransferState =>
  TRANSFER_STATES[state as keyof typeof TRANSFER_STATES] ?? 'unknown'
