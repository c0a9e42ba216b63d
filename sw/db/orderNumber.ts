import { writeServerTime } from '@/contract/wire'
import { randomDigits } from './random'
import type { Tx } from './stores'

/** A fresh order number: the Beijing time and six random digits, 20 in all. */
export async function orderNumber(tx: Tx, now: number): Promise<string> {
  const orders = tx.objectStore('transactions').index('order')
  for (;;) {
    const number = writeServerTime(now).replace(/\D/g, '') + randomDigits(6)
    if ((await orders.getKey(number)) === undefined) return number
  }
}
