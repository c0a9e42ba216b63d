import { useQuery } from '@tanstack/react-query'
import { serverNow } from '@/api/serverClock'
import {
  DEPOSIT_RULES,
  isLimited,
  LOSS_RULES,
  lossSpan,
  RULE_FACTS,
  sumInForce,
  usedIn,
} from '@/components/limits/rules'
import { lossesOf, weeksDeposits } from '@/components/limits/usage'
import { isPositive } from '@/contract/values/arithmetic'
import { formatMoney } from '@/lib/formatMoney'
import type { OwnLimits, RuleName } from '@/state/playLimits'

/**
 * A function that describes, from the records, how much of a limit is used; undefined without a limit or before the records are
 * read.
 */
export function useUsage(own: OwnLimits): (name: RuleName) => string | undefined {
  const now = serverNow()
  const deposits = useQuery({ ...weeksDeposits, enabled: isLimited(own, DEPOSIT_RULES, now) })
  const losses = useQuery({ ...lossesOf(lossSpan(own, now)), enabled: isLimited(own, LOSS_RULES, now) })
  return (name) => {
    if (sumInForce(own.rules[name], now) === null) return undefined
    const { span, isDeposit } = RULE_FACTS[name]
    const read = isDeposit ? deposits : losses
    if (read.error) return '暂时无法读取记录'
    if (read.data === undefined) return undefined
    const used = usedIn(span, read.data, now)
    const time = span === 'day' ? '今日' : '本周'
    return isDeposit
      ? `${time}已存${formatMoney(used)}元`
      : `${time}净输${isPositive(used) ? formatMoney(used) : '0.00'}元`
  }
}
