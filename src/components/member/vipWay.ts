import { isPositive, percentOf } from '@/contract/values/arithmetic'
import type { Money } from '@/contract/values/money'
import { levelRow, type VipLevel } from '@/contract/vip'

/** The level after a member's own, or that at the top. */
export const nextLevel = (levels: VipLevel[], own: number): number =>
  levels.length > own + 1 ? own + 1 : own

/** What is reached of a level's standards in whole percent, 0 to 100: the lesser of deposits and turnover. Null where one is unknown. */
export function wayPercent(
  levels: VipLevel[],
  level: number,
  reached: { paysum: Money | null; flow: Money | null },
): number | null {
  const row = levelRow(levels, level)
  const parts = [
    [reached.paysum, row?.recharge ?? null],
    [reached.flow, row?.flow ?? null],
  ] as const
  const asked = parts.filter(([, whole]) => whole !== null && isPositive(whole))
  if (asked.length === 0 || asked.some(([part]) => part === null)) return null
  return Math.min(...asked.map(([part, whole]) => percentOf(part, whole)))
}
