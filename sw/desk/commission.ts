import { add, isLess, isPositive, multiply, roundDown } from '@/contract/values/arithmetic'
import { money, type Money } from '@/contract/values/money'

/*
 * The commission plan of the article 代理合作: a share of what the house won from the agent's members in a month, less what it gave
 * them. A loss, or a month with too few active members, carries over to the next month.
 */

const NONE = money('0')

/** A member is active in a month with a deposit and this turnover. */
const ACTIVE_FLOW = money('2000')

/** Minimum active members and net profit for each rate, best first. */
const TIERS = [
  { active: 60, above: money('600000'), percent: 40 },
  { active: 30, above: money('200000'), percent: 35 },
  { active: 10, above: money('50000'), percent: 30 },
  { active: 5, above: NONE, percent: 25 },
]

/** What a member did in a month. */
export type Activity = { deposits: Money; flow: Money; profit: Money }

const isActive = ({ deposits, flow }: Activity) => isPositive(deposits) && !isLess(flow, ACTIVE_FLOW)

/** The months of an agent in order, from what each member did in each; `base` is the profit with what earlier months carried over. */
export function commissionsOf(months: { month: string; members: Activity[] }[]) {
  let carried = NONE
  return months.map(({ month, members }) => {
    const active = members.filter(isActive).length
    const sum = (name: keyof Activity) => add(NONE, ...members.map((each) => each[name]))
    const profit = sum('profit')
    const base = add(carried, profit)
    const tier = TIERS.find((each) => active >= each.active && isLess(each.above, base))
    const percent = tier?.percent ?? 0
    carried = tier ? NONE : base
    const commission = roundDown(multiply(multiply(base, percent), money('0.01')))
    return { month, active, deposits: sum('deposits'), flow: sum('flow'), profit, base, percent, commission }
  })
}
