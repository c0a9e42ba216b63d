import { RefusedError, SessionOver } from '@/api/failures'
import { isEnd, sentRows } from '@/api/pages'
import { send } from '@/api/send'
import { learnServerTime } from '@/api/serverClock'
import { getPayment } from '@/contract/deposits'
import { listTransactions, orderState, type OrderState } from '@/contract/records'
import type { Money } from '@/contract/values/money'
import type { PaymentAnswer } from './payment'

/** A deposit order: how to pay it and its state. */
export type Order = {
  /** As first received, since a server may change the address while the member is paying. Null = not available. */
  payment: PaymentAnswer | null
  /** Why `payinfo` was refused, else `''`. */
  refusal: string
  /** `missing` = neither the payment nor the records know the order. */
  state: OrderState | 'missing'
  /** CNY. */
  amount: Money | null
  /** Payment method from the records; `''` if they weren't read. */
  payWay: string
  /** Server time, ms. */
  createdAt: number | null
  /** Page of the records with its state; 0 if `payinfo` has the state. */
  recordsPage: number
}

/** Whether the order is final and needs no more polls. */
export const isOver = ({ state }: Order): boolean =>
  state === 'approved' || state === 'rejected' || state === 'missing'

/** State of an order for the member; the time left splits open orders. */
export type Standing = 'waiting' | 'expired' | 'approved' | 'rejected' | 'missing'

/** The standing of an order with `left` seconds to pay. */
export function standingOf({ state }: Order, left: number): Standing {
  if (state === 'approved' || state === 'rejected' || state === 'missing') return state
  return left === 0 ? 'expired' : 'waiting'
}

/**
 * Reads an order, for the first time or after `last`. The state comes from the payment or else from the deposit records,
 * which also list orders that `payinfo` refuses. Throws what `send` throws.
 */
export async function readOrder(no: string, last: Order | undefined, signal: AbortSignal): Promise<Order> {
  if (last && last.recordsPage > 0) return (await findInRecords(no, last, signal)) ?? last
  const answer = await askPayment(no, signal)
  const order = last ? { ...last, state: answer.state, refusal: answer.refusal } : answer
  if (answer.state !== 'unknown') return order
  const isRefused = answer.payment === null
  try {
    const listed = await findInRecords(no, order, signal)
    return listed ?? (isRefused ? { ...order, state: 'missing' } : { ...order, recordsPage: 1 })
  } catch (error) {
    if (last || isRefused || signal.aborted || error instanceof SessionOver) throw error
    // How to pay shows at once; the records follow at the next poll.
    return { ...order, recordsPage: 1 }
  }
}

async function askPayment(no: string, signal: AbortSignal): Promise<Order> {
  const order = { payment: null, refusal: '', state: 'unknown', payWay: '', recordsPage: 0 } as const
  try {
    const [payment] = await Promise.all([send(getPayment, { deposit_no: no }, { signal }), learnServerTime()])
    const { state, amount, created_at } = payment.data.info
    return { ...order, payment, state, amount, createdAt: created_at }
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error
    return { ...order, refusal: error.message, amount: null, createdAt: null }
  }
}

/** Pages of records to search at once. */
const MOST_PAGES = 5

/** Completes the order from the records of 30 days, starting at its last page; null if not listed. */
async function findInRecords(no: string, order: Order, signal: AbortSignal): Promise<Order | null> {
  const first = Math.max(1, order.recordsPage)
  let count: number | undefined
  for (let page = first; page < first + MOST_PAGES; page += 1) {
    const input = { date: 4, page, api_type: '', type: 1 }
    const read = (await send(listTransactions, input, { signal })).data
    const row = read.data.find(({ out_trade_no }) => out_trade_no === no)
    if (row)
      return {
        ...order,
        state: orderState(row.state),
        amount: order.amount ?? row.amount,
        payWay: row.pay_way,
        createdAt: order.createdAt ?? row.created_at,
        recordsPage: page,
      }
    // Pages before the first one are full.
    count ??= (first - 1) * sentRows(read)
    if (isEnd(count, read)) break
    count += sentRows(read)
  }
  return null
}
