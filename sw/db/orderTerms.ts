import { writeServerTime } from '@/contract/wire/codecs'
import { randomDigits } from './random'
import type { Tx } from './stores'

/** Order states by their numbers on the wire. */
export const ORDER = { pending: 1, approved: 2, rejected: 3 } as const
/** Payment type of bonuses and commission in the funds records, which list them with the deposits. */
export const GIFT = 'bonus'

/** How long the back office takes to decide on a deposit. */
export const DEPOSIT_MS = 20_000
/** The same for a withdrawal. */
export const WITHDRAWAL_MS = 30_000
/** The same for an application for a promotion. */
export const APPLICATION_MS = 60_000

/** A new order number of 20 digits: Beijing time and six random digits. */
export async function orderNumber(tx: Tx, now: number): Promise<string> {
  const orders = tx.objectStore('transactions').index('order')
  for (;;) {
    const number = writeServerTime(now).replace(/\D/g, '') + randomDigits(6)
    if ((await orders.getKey(number)) === undefined) return number
  }
}
