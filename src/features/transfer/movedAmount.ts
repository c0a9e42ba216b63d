import { isLess, isPositive, subtract } from '@/contract/values/arithmetic'
import type { Money } from '@/contract/values/money'

const difference = (more: Money | null, less: Money | null): Money | null =>
  more === null || less === null ? null : subtract(more, less)

/** The amount a wallet changed by if it is positive but less than `asked`, else null; CNY, null = unknown (D65). */
export function lesserAmount(asked: Money, more: Money | null, less: Money | null): Money | null {
  const moved = difference(more, less)
  return moved !== null && isPositive(moved) && isLess(moved, asked) ? moved : null
}

/** Whether a wallet is known to have changed by at least `asked`; CNY, null = unknown (D65). */
export function hasAllMoved(asked: Money, more: Money | null, less: Money | null): boolean {
  const moved = difference(more, less)
  return moved !== null && !isLess(moved, asked)
}
