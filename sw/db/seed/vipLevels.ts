import { multiply } from '@/contract/values/arithmetic'
import { money, type Money } from '@/contract/values/money'
import type { VipLevel } from '@/contract/vip'
import { promotionRules } from './promotionRules'

type Rates = [live: string, slots: string, cards: string, sports: string, lottery: string, esports: string]

/** What a promotion gives at a level: the highest step reached. */
const giftOf = (promotion: string, n: number): number =>
  promotionRules[promotion]?.steps.findLast(([least]) => least <= n)?.[1] ?? 0

const level = (
  n: number,
  recharge: string,
  flow: string,
  [live, slots, cards, sports, lottery, esports]: Rates,
): VipLevel => ({
  // VIP0 has no tab.
  status: n > 0,
  recharge: money(recharge),
  flow: money(flow),
  realperson: money(live),
  electron: money(slots),
  joker: money(cards),
  sport: money(sports),
  lottery: money(lottery),
  e_sport: money(esports),
  fish: null,
  upgrade_bonus: money(String(giftOf('10', n))),
  birthday_bonus: money(String(giftOf('5', n))),
  // Half of it on the 1st and half on the 16th.
  monthly_salary: money(String(2 * giftOf('11', n))),
  vipname: `VIP${n}`,
})

/** The VIP levels by number; rates in percent. */
export const vipLevels: VipLevel[] = [
  level(0, '0', '0', ['0.30', '0.30', '0.30', '0.30', '0.10', '0.30']),
  level(1, '5000', '30000', ['0.40', '0.50', '0.45', '0.40', '0.15', '0.40']),
  level(2, '30000', '60000', ['0.45', '0.60', '0.50', '0.45', '0.18', '0.45']),
  level(3, '80000', '90000', ['0.50', '0.70', '0.55', '0.50', '0.20', '0.50']),
  level(4, '300000', '2000000', ['0.55', '0.80', '0.60', '0.55', '0.22', '0.55']),
  level(5, '500000', '4000000', ['0.60', '0.90', '0.65', '0.60', '0.25', '0.60']),
  level(6, '1000000', '8000000', ['0.65', '1.00', '0.70', '0.65', '0.28', '0.65']),
  level(7, '2000000', '16000000', ['0.70', '1.10', '0.80', '0.70', '0.30', '0.70']),
  level(8, '5000000', '40000000', ['0.80', '1.20', '0.90', '0.80', '0.35', '0.80']),
  level(9, '10000000', '80000000', ['0.90', '1.35', '1.00', '0.90', '0.40', '0.90']),
  level(10, '20000000', '160000000', ['1.00', '1.50', '1.10', '1.00', '0.45', '1.00']),
]

/** The VIP table's column with a lobby's rebate rate. */
const COLUMNS: Record<string, keyof Omit<VipLevel, 'status' | 'vipname'>> = {
  realbet: 'realperson',
  concise: 'electron',
  fishing: 'electron',
  joker: 'joker',
  sport: 'sport',
  lottery: 'lottery',
  gaming: 'e_sport',
}

/** A level's rebate rate of a lobby, as a share: `0.003` for 0.30 %. */
export const rebateRate = (vip: number, category: string): Money =>
  multiply(vipLevels[vip]?.[COLUMNS[category] ?? 'electron'] ?? money('0'), money('0.01'))
