import { readTypedAmount, type Money } from '@/contract/values/money'
import { Refusal } from '../db/refusal'

/** Parses a typed amount. Throws Refusal 请输入正确的金额 (1000). */
export function readAmount(sent: string): Money {
  const amount = readTypedAmount(sent)
  if (amount === null) throw new Refusal('请输入正确的金额', 1000)
  return amount
}
