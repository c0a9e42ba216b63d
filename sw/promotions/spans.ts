import { formatDay } from '@/contract/values/beijing'
import { DAY_MS, HOUR_MS, startOfDay, startOfWeek } from '../db/beijing'
import type { MemberRow } from '../db/rows'
import type { Span } from '../db/seed/promotionRules'

/** A promotion's period: the time whose records count, a unique key, and why it is closed, if it is. */
export type Covered = { from: number; to: number; key: string; closed?: string }

/** Members must have been registered this long for the birthday bonus. */
const BIRTHDAY_AFTER_MS = 90 * DAY_MS
/** When the week's bonus is paid: Monday at 15:00. */
const WEEK_PAID_MS = 15 * HOUR_MS

const startOfMonth = (ms: number): number => startOfDay(ms) - (Number(formatDay(ms).slice(8)) - 1) * DAY_MS

/** The month before a moment's, by Beijing days. */
export function monthBefore(now: number): [from: number, to: number] {
  const to = startOfMonth(now)
  return [startOfMonth(to - 1), to]
}

/** When a week's bonus is paid, ms; `week` is its Monday. */
export const weekPaidAt = (week: number): number => week + 7 * DAY_MS + WEEK_PAID_MS

/** The span of a promotion at a moment. */
export function coveredBy(
  span: Span,
  member: Pick<MemberRow, 'birthday' | 'createdAt'>,
  now: number,
): Covered {
  const today = startOfDay(now)
  const day = { from: today, to: today + DAY_MS, key: formatDay(now) }
  const isOpen = (open: boolean, closed: string) => (open ? {} : { closed })
  switch (span) {
    case 'once':
      return { from: 0, to: Infinity, key: 'once' }
    case 'weekend':
      return { ...day, ...isOpen(today - startOfWeek(now) >= 5 * DAY_MS, '该优惠仅限周六、周日申请') }
    case 'half month': {
      const from = startOfMonth(now)
      const open = isOpen(today < from + 16 * DAY_MS, '该优惠每月 1 日至 16 日可申请')
      return { from, to: from + 15 * DAY_MS, key: formatDay(from), ...open }
    }
    case 'twice a month':
      return { ...day, ...isOpen(['01', '16'].includes(day.key.slice(8)), '该优惠每月 1 日与 16 日可申请') }
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
  return now - createdAt < BIRTHDAY_AFTER_MS ? { closed: '注册未满 90 天，暂不享有生日礼金' } : {}
}
