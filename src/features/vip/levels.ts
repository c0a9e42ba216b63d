import type { Money } from '@/contract/values/money'
import { levelNumber, type VipLevel } from '@/contract/vip'
import { formatMoney } from '@/lib/formatMoney'

export type NumberedLevel = { number: number; level: VipLevel }

/** The levels that have a tab: status 1, numbered from 1; VIP0 has none. */
export const shownLevels = (levels: VipLevel[]): NumberedLevel[] =>
  levels
    .map((level, index) => ({ number: levelNumber(level, index), level }))
    .filter(
      ({ number, level }, index, all) =>
        level.status && number > 0 && all.findIndex((other) => other.number === number) === index,
    )

/** The level to show: the selected one, else the member's own, else the first. */
export const selectedLevel = (
  shown: NumberedLevel[],
  chosen: number | null,
  own: number | undefined,
): NumberedLevel | undefined =>
  shown.find(({ number }) => number === chosen) ?? shown.find(({ number }) => number === own) ?? shown[0]

const COLUMNS = [
  ['真人', 'realperson'],
  ['电子', 'electron'],
  ['棋牌', 'joker'],
  ['体育', 'sport'],
  ['彩票', 'lottery'],
  ['电竞', 'e_sport'],
] as const

/** The six columns of 最高返水比例 in the order of spec 1 §2, plus 捕鱼 if the server sends that rate. */
export const rebateColumns = ({ fish }: VipLevel) =>
  fish === null ? COLUMNS : ([...COLUMNS, ['捕鱼', 'fish']] as const)

const GIFTS = [
  ['升级礼金', 'upgrade_bonus'],
  ['生日礼金', 'birthday_bonus'],
  ['月红包', 'monthly_salary'],
] as const

/** A level's gifts by name, without those that the server doesn't tell. */
export const giftsOf = (level: VipLevel): [name: string, amount: Money][] =>
  GIFTS.flatMap(([name, key]) => {
    const gift = level[key]
    // Not by its arithmetic, which visitors don't load.
    return gift !== null && /^[^-]*[1-9]/.test(gift) ? [[name, gift]] : []
  })

/** Formats a rebate rate: `0.6` → `0.60%`; `--` if unknown. */
export const formatRate = (rate: Money | null): string => (rate === null ? '--' : `${formatMoney(rate)}%`)
