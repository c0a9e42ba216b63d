import { percentOf } from '@/contract/values/arithmetic'
import type { Money } from '@/contract/values/money'
import { levelRow, type VipLevel } from '@/contract/vip'

/** Deposits as whole percent (0 to 100) of the current level's requirement; 0 if either is missing. */
export const vipProgress = (levels: VipLevel[], level: number, paysum: Money | null): number =>
  percentOf(paysum, levelRow(levels, level)?.recharge ?? null)
