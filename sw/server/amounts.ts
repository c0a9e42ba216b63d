import { readTypedAmount, type Money } from '@/contract/values/money'
import { Refusal } from '../db/refusal'

/** Parses a typed amount. Throws Refusal 请输入大于0的金额，最多两位小数 (1000). */
export function readAmount(sent: string): Money {
  const amount = readTypedAmount(sent)
  if (amount === null) throw new Refusal('请输入大于0的金额，最多两位小数', 1000)
  return amount
}
