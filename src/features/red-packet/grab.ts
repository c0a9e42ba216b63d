import type { getRedPackets } from '@/contract/redPackets'
import { isLess } from '@/contract/values/arithmetic'
import { formatDateTime } from '@/contract/values/beijing'
import { money, type Money } from '@/contract/values/money'
import type { Data } from '@/contract/wire/endpoint'
import { formatMoney } from '@/lib/formatMoney'

type Packets = Data<typeof getRedPackets>
export type Rule = Packets['rules'][number]

/** The page's pop-ups, one at a time. */
export type PopUp =
  | { kind: 'ahead' }
  | { kind: 'over' }
  | { kind: 'short'; message: string }
  | { kind: 'won'; amount: Money | null }

/** The message when no grab is left. */
export const SHORT = '您还未达到领取条件，快去完成吧！'

/**
 * The pop-up shown before asking the server, in the order of D30: no grabs left, every window ahead, every window past;
 * null means ask. Windows with an unknown end are left to the server. `now` is server time in ms.
 */
export function refuseGrab(
  { sendnums, rules }: Pick<Packets, 'sendnums' | 'rules'>,
  now: number,
): PopUp | null {
  if (sendnums <= 0) return { kind: 'short', message: SHORT }
  if (rules.length === 0) return null
  if (rules.every(({ start_time }) => start_time !== null && now < start_time)) return { kind: 'ahead' }
  if (rules.every(({ end_time }) => end_time !== null && now >= end_time)) return { kind: 'over' }
  return null
}

/** The daily hours, as specified. */
export const HOURS = '每日10:00–12:00（北京时间）'

/** Whether the daily hours apply: the server sends no window, or only windows of these hours. */
export const isDaily = (rules: readonly Rule[]): boolean =>
  rules.every(
    ({ start_time, end_time }) =>
      formatDateTime(start_time).endsWith('10:00:00') && formatDateTime(end_time).endsWith('12:00:00'),
  )

/** Whether the daily hours run at `now`, ms. */
export const isOpen = (now: number): boolean => /(10|11):..:..$/.test(formatDateTime(now))

/** Deposits of the day from `from` CNY on earn `times` grabs. */
export type Rung = { from: Money; times: number }

/**
 * A rule's rung. On real servers `day_flow` to `flow_money` is a range of the day's deposits, and `recharge` the number of grabs
 * that it earns. Null if it reads otherwise.
 */
function rungOf({ day_flow, flow_money, recharge, times }: Rule): Rung | null {
  if (times > 0) return recharge && { from: recharge, times }
  const earned = Number(recharge ?? 0)
  const isRange = day_flow && flow_money && isLess(day_flow, flow_money)
  return isRange && Number.isInteger(earned) && earned > 0 && isLess(money(String(earned)), day_flow)
    ? { from: day_flow, times: earned }
    : null
}

/** The rungs, lowest first; none if a rule reads otherwise. */
export function rungsOf(rules: readonly Rule[]): Rung[] {
  const rungs = rules.flatMap((rule) => rungOf(rule) ?? [])
  return rungs.length === rules.length ? rungs.sort((a, b) => a.times - b.times) : []
}

/** The deposits that a rule asks for, which some servers write elsewhere. */
export const depositsOf = (rule: Rule): Money | null => rungOf(rule)?.from ?? rule.recharge

/** The same window as US Eastern clocks show it, which the documents' rules name. */
export function easternSpan(start: number | null, end: number | null): string {
  const eastern = { timeZone: 'America/New_York', dateStyle: 'short', timeStyle: 'short' } as const
  return [start, end].map((at) => (at === null ? '-' : new Date(at).toLocaleString('sv', eastern))).join('至')
}

/**
 * The label of `acquirednum`. Some servers count this window's grabs, others all grabs ever: only then can grabs taken and
 * left exceed the window's maximum.
 */
export const takenLabel = ({
  sendnums,
  acquirednum,
  max_times,
}: Pick<Packets, 'sendnums' | 'acquirednum' | 'max_times'>): string =>
  acquirednum + shownTimes(sendnums) > max_times ? '累计领取' : '已抢次数'

/** The grabs left, never below 0. */
export const shownTimes = (sendnums: number): number => Math.max(0, sendnums)

/** 累计充值 rounded down to whole yuan; `--` if unknown. */
export const wholeAmount = (amount: Money | null): string => formatMoney(amount).replace(/\.\d+$/, '')
