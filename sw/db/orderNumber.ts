import { writeServerTime } from '@/contract/wire/codecs'
import { randomDigits } from './random'
import type { Tx } from './stores'

/** A new order number of 20 digits: Beijing time and six random digits. */
export async function orderNumber(tx: Tx, now: number): Promise<string> {
  const orders = tx.objectStore('transactions').index('order')
  for (;;) {
    const number = writeServerTime(now).replace(/\D/g, '') + randomDigits(6)
    if ((await orders.getKey(number)) === undefined) return number
  }
}
