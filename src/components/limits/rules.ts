import { add, isLess, isPositive, subtract } from '@/contract/values/arithmetic'
import { endOf, startOf, type Span } from '@/contract/values/beijing'
import { money, type Money } from '@/contract/values/money'
import { hours } from '@/lib/durations'
import { formatMoney } from '@/lib/formatMoney'
import type { OwnLimits, Rule, RuleName } from '@/state/playLimits'
import { momentText } from './words'

/** An amount and its time, ms; null counts as now. */
type Entry = { at: number | null; amount: Money }

/** What each rule limits, and its period. */
export const RULE_FACTS = {
  depositDay: { label: '每日存款限额', span: 'day', isDeposit: true },
  depositWeek: { label: '每周存款限额', span: 'week', isDeposit: true },
  lossDay: { label: '每日净输限额', span: 'day', isDeposit: false },
  lossWeek: { label: '每周净输限额', span: 'week', isDeposit: false },
} as const satisfies Record<RuleName, { label: string; span: Span; isDeposit: boolean }>

export const DEPOSIT_RULES = ['depositDay', 'depositWeek'] as const
export const LOSS_RULES = ['lossDay', 'lossWeek'] as const

const ZERO = money('0')
const RAISED_AFTER = hours(24)

/** Stored amounts are validated on read. */
const asMoney = (sum: string | null): Money | null => (sum === null ? null : money(sum))

/** The limit in force at a moment; null for none. */
export const sumInForce = ({ sum, next }: Rule, now: number): Money | null =>
  asMoney(next && next.from <= now ? next.sum : sum)

/** A pending raise, or null. */
export const waitingRaise = ({ next }: Rule, now: number): { sum: Money | null; from: number } | null =>
  next && next.from > now ? { sum: asMoney(next.sum), from: next.from } : null

/** The rule after the player asks for another limit: a lower one applies at once, a higher one or none after 24 hours. */
export function changedRule(rule: Rule, wanted: Money | null, now: number): Rule {
  const sum = sumInForce(rule, now)
  const isRaised = sum !== null && (wanted === null || isLess(sum, wanted))
  return isRaised ? { sum, next: { sum: wanted, from: now + RAISED_AFTER } } : { sum: wanted }
}

/** Whether any of these rules has a limit. */
export const isLimited = ({ rules }: OwnLimits, names: readonly RuleName[], now: number): boolean =>
  names.some((name) => sumInForce(rules[name], now) !== null)

/** The longest period among the loss rules with a limit. */
export const lossSpan = (own: OwnLimits, now: number): Span =>
  isLimited(own, ['lossWeek'], now) ? 'week' : 'day'

/** Sum of the entries in the current day or week. */
export const usedIn =
  (entries: readonly Entry[], now: number) =>
  (span: Span): Money =>
    add(...entries.flatMap(({ at, amount }) => (at === null || at >= startOf(span, now) ? [amount] : [])))

/** What is left under a rule, at least 0, until the period ends or a raise takes effect. */
export type Room = { name: RuleName; left: Money; until: number }

/** The room under each of these rules that has a limit, smallest first. `used` is what was deposited or lost in a day or week. */
export function roomsOf(
  { rules }: OwnLimits,
  names: readonly RuleName[],
  used: (span: Span) => Money,
  now: number,
): Room[] {
  const rooms = names.flatMap((name): Room[] => {
    const sum = sumInForce(rules[name], now)
    if (sum === null) return []
    const { span } = RULE_FACTS[name]
    const left = subtract(sum, used(span))
    const until = Math.min(endOf(span, now), waitingRaise(rules[name], now)?.from ?? Infinity)
    return [{ name, left: isPositive(left) ? left : ZERO, until }]
  })
  return rooms.toSorted((a, b) =>
    isLess(a.left, b.left) ? -1 : isLess(b.left, a.left) ? 1 : b.until - a.until,
  )
}

/** Why an amount can't be deposited; null when it can. */
export function depositRefusal(amount: Money, rooms: readonly Room[]): string | null {
  const room = rooms.find(({ left }) => isLess(left, amount))
  if (!room) return null
  const rest = isPositive(room.left) ? `还可存${formatMoney(room.left)}元` : '已用完'
  return `您设置的${RULE_FACTS[room.name].label}${rest}，${momentText(room.until)}后恢复，可到“理性娱乐”修改`
}

/** Why no game can be opened; null when one can. */
export function lossRefusal(rooms: readonly Room[]): string | null {
  const room = rooms.find(({ left }) => !isPositive(left))
  return room
    ? `已达到您设置的${RULE_FACTS[room.name].label}，${momentText(room.until)}前不再打开游戏，可到“理性娱乐”修改`
    : null
}
