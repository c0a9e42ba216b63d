import { hours, seconds } from '@/lib/durations'

/** How long a payment is expected after its creation (spec 2 §9). */
const WINDOW = hours(1)

/**
 * When the window of a payment began, ms since 1970: at its creation by the server's word, for a wallet (and where the
 * server names no time) when the page was opened. A creation ahead of the clock means that the server's time is not known
 * and this device is late: then the hour starts now instead of standing still. Spec 2 §4.
 */
export const windowStart = (isWallet: boolean, createdAt: number | null, openedAt: number): number =>
  isWallet || createdAt === null ? openedAt : Math.min(createdAt, openedAt)

/** Whole seconds left at `now`, from 3600 down to 0. */
export const secondsLeft = (start: number, now: number): number =>
  Math.min(WINDOW, Math.max(0, Math.ceil((start + WINDOW - now) / seconds(1)) * seconds(1))) / seconds(1)

/** `mm:ss`; the hour is 60:00. */
export const formatLeft = (left: number): string =>
  `${String(Math.floor(left / 60)).padStart(2, '0')}:${String(left % 60).padStart(2, '0')}`

/** What is said once the window is over; the payment itself is not stopped by it (spec 2 §4). */
export const EXPIRED = '支付时间已过，如已付款请联系客服'

const MARKS = [
  [60, '剩余支付时间1分钟'],
  [600, '剩余支付时间10分钟'],
] as const

/** What is said aloud when the time left falls from `before` to `after`: at 10:00 and 1:00; 00:00 has a look of its own. */
export const announcementAt = (before: number, after: number): string | undefined =>
  MARKS.find(([mark]) => before > mark && after <= mark)?.[1]
