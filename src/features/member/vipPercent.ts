import { percentOf } from '@/contract/arithmetic'
import type { Money } from '@/contract/money'
import { levelRow, type VipLevel } from '@/contract/vip'

/**
 * How far the deposits so far reach into what the member's own level requires: whole percent, 0 to 100, and 0 while
 * either figure is missing or zero (spec 2 §2, D49).
 */
export const vipProgress = (levels: VipLevel[], level: number, paysum: Money | null): number =>
  percentOf(paysum, levelRow(levels, level)?.recharge ?? null)
