import { formatDay } from '@/contract/values/beijing'
import { DAY_MS, HOUR_MS, startOfDay, startOfWeek } from '../db/beijing'
import type { MemberRow } from '../db/rows'
import type { Span } from '../db/seed/promotionRules'

/** A promotion's period: the time whose records count, a unique key, and why it is closed, if it is. */
export type Covered = { from: number; to: number; key: string; closed?: string }

/** Members must have been registered this long for the birthday bonus. */
const BIRTHDAY_AFTER_MS = 90 * DAY_MS
/** A week's rebate is paid on the Monday after it, at 15:00. */
const WEEK_PAID_MS = 15 * HOUR_MS

const dayOfMonth = (ms: number): number => Number(formatDay(ms).slice(8))
const startOfMonth = (ms: number): number => startOfDay(ms) - (dayOfMonth(ms) - 1) * DAY_MS

/** The previous calendar month in Beijing, ms. */
export function monthBefore(now: number): [from: number, to: number] {
  const to = startOfMonth(now)
  return [startOfMonth(to - 1), to]
}

/** When a week's rebate is paid, ms; `week` is the start of its Monday. */
export const weekPaidAt = (week: number): number => week + 7 * DAY_MS + WEEK_PAID_MS

/** Promotions that take applications on some days only: which days, by their start, and what members are told on others. */
const DAYS: Partial<Record<Span, { isOpen: (day: number) => boolean; closed: string }>> = {
  weekend: {
    isOpen: (day) => day - startOfWeek(day) >= 5 * DAY_MS,
    closed: '该优惠仅限周六、周日申请',
  },
  'half month': { isOpen: (day) => dayOfMonth(day) <= 16, closed: '该优惠每月1日至16日可申请' },
  'twice a month': {
    isOpen: (day) => [1, 16].includes(dayOfMonth(day)),
    closed: '该优惠每月1日与16日可申请',
  },
}

/** The current or next run of days on which a promotion takes applications, ms; null where the calendar doesn't decide. */
export function openDays(span: Span, now: number): { starts_at: number; ends_at: number } | null {
  const isOpen = DAYS[span]?.isOpen
  if (!isOpen) return null
  let from = startOfDay(now)
  while (!isOpen(from)) from += DAY_MS
  while (isOpen(from - DAY_MS)) from -= DAY_MS
  let to = from
  while (isOpen(to)) to += DAY_MS
  return { starts_at: from, ends_at: to - 1000 }
}

/** The span of a promotion at a moment. */
export function coveredBy(
  span: Span,
  member: Pick<MemberRow, 'birthday' | 'createdAt'>,
  now: number,
): Covered {
  const today = startOfDay(now)
  const days = DAYS[span]
  const open = days && !days.isOpen(today) ? { closed: days.closed } : {}
  const day = { from: today, to: today + DAY_MS, key: formatDay(now), ...open }
  switch (span) {
    case 'once':
      return { from: 0, to: Infinity, key: 'once' }
    case 'half month': {
      const from = startOfMonth(now)
      return { from, to: from + 15 * DAY_MS, key: formatDay(from), ...open }
    }
    case 'birthday':
      return { ...day, key: day.key.slice(0, 4), ...birthday(member, day.key, now) }
    default:
      return day
  }
}

function birthday(
  { birthday: born, createdAt }: Pick<MemberRow, 'birthday' | 'createdAt'>,
  day: string,
  now: number,
): Pick<Covered, 'closed'> {
  if (born === '') return { closed: '请先在个人资料中填写出生日期' }
  if (born.slice(5) !== day.slice(5)) return { closed: '该优惠仅限生日当天申请' }
  return now - createdAt < BIRTHDAY_AFTER_MS ? { closed: '注册未满90天，暂不享有生日礼金' } : {}
}
