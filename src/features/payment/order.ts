import { RefusedError, SessionOver } from '@/api/failures'
import { send } from '@/api/send'
import { learnServerTime } from '@/api/serverClock'
import { getPayment } from '@/contract/deposits'
import type { Money } from '@/contract/money'
import { listTransactions, orderState, type OrderState } from '@/contract/records'
import { PAGE_SIZE } from '@/contract/wire'
import type { PaymentAnswer } from './payment'

/** A deposit as far as the server tells: how it is paid, and what has become of it (D69). */
export type Order = {
  /** As first told: a server may name another address later, while the member is paying to this one. Null = it does not tell. */
  payment: PaymentAnswer | null
  /** With which words it was refused to tell how, else `''`. */
  refusal: string
  /** `missing` = neither the payment nor the records know the order. */
  state: OrderState | 'missing'
  /** CNY. */
  amount: Money | null
  /** The way of payment as the records name it; `''` where they were not asked. */
  payWay: string
  /** When it was placed, ms by the server's clock. */
  createdAt: number | null
  /** The page of the records that is asked for its state; 0 where `payinfo` is asked instead. */
  recordsPage: number
}

/** Whether nothing can become of it any more: it is not asked about again. */
export const isOver = ({ state }: Order): boolean =>
  state === 'approved' || state === 'rejected' || state === 'missing'

/** How an order stands for the member: while it is open, the time left decides (D69). */
export type Standing = 'waiting' | 'expired' | 'approved' | 'rejected' | 'missing'

/** The standing of an order with so many seconds left. */
export function standingOf({ state }: Order, left: number): Standing {
  if (state === 'approved' || state === 'rejected' || state === 'missing') return state
  return left === 0 ? 'expired' : 'waiting'
}

/**
 * Reads an order, for the first time or after `known`. Its state comes with the payment where the server tells it there, else
 * out of the deposit records, which also know orders that `payinfo` refuses. Throws what `send` throws.
 */
export async function readOrder(no: string, known: Order | undefined, signal: AbortSignal): Promise<Order> {
  if (known && known.recordsPage > 0) return (await findInRecords(no, known, signal)) ?? known
  const asked = await askPayment(no, signal)
  const order = known ? { ...known, state: asked.state, refusal: asked.refusal } : asked
  if (asked.state !== 'unknown') return order
  const isRefused = asked.payment === null
  try {
    const listed = await findInRecords(no, order, signal)
    return listed ?? (isRefused ? { ...order, state: 'missing' } : { ...order, recordsPage: 1 })
  } catch (error) {
    if (known || isRefused || signal.aborted || error instanceof SessionOver) throw error
    // Who can be told how to pay does not wait for the records: they are asked at the next turn.
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

/** The most pages of records that are read for one look. */
const MOST_PAGES = 5

/** The order with what the records of the last 30 days tell, from the page on where it stood; null when they do not list it. */
async function findInRecords(no: string, order: Order, signal: AbortSignal): Promise<Order | null> {
  const first = Math.max(1, order.recordsPage)
  for (let page = first; page < first + MOST_PAGES; page += 1) {
    const input = { date: 4, page, api_type: '', type: 1 }
    const { data: rows } = (await send(listTransactions, input, { signal })).data
    const row = rows.find(({ out_trade_no }) => out_trade_no === no)
    if (row)
      return {
        ...order,
        state: orderState(row.state),
        amount: order.amount ?? row.amount,
        payWay: row.pay_way,
        createdAt: order.createdAt ?? row.created_at,
        recordsPage: page,
      }
    if (rows.length < PAGE_SIZE) break
  }
  return null
}
