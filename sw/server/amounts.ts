import { readTypedAmount, type Money } from '@/contract/money'
import { Refusal } from '../db/refusal'

/** An amount as members may type it (D26), or the refusal 请输入正确的金额. */
export function readAmount(sent: string): Money {
  const amount = readTypedAmount(sent)
  if (amount === null) throw new Refusal('请输入正确的金额', 1000)
  return amount
}
