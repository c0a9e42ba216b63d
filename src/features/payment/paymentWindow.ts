import { hours, seconds } from '@/lib/durations'

/** Length of the payment window, as specified. */
const WINDOW = hours(1)

/**
 * Start of the payment window, ms since 1970: the creation time or, for a wallet or without one, when the page
 * was opened. A creation in the future means that this device's clock is behind: the hour then starts on opening.
 */
export const windowStart = (isWallet: boolean, createdAt: number | null, openedAt: number): number =>
  isWallet || createdAt === null ? openedAt : Math.min(createdAt, openedAt)

/** Whole seconds left at `now`, from 3600 down to 0. */
export const secondsLeft = (start: number, now: number): number =>
  Math.min(WINDOW, Math.max(0, Math.ceil((start + WINDOW - now) / seconds(1)) * seconds(1))) / seconds(1)

/** Formats seconds as `mm:ss`; an hour is 60:00. */
export const formatLeft = (left: number): string =>
  `${String(Math.floor(left / 60)).padStart(2, '0')}:${String(left % 60).padStart(2, '0')}`

/** Message after the window; late payments still count. */
export const EXPIRED = '支付时间已过，如已付款请联系客服'

const MARKS = [
  [60, '剩余支付时间1分钟'],
  [600, '剩余支付时间10分钟'],
] as const

/** Announcement when the time left passes 10:00 or 1:00 between `before` and `after`. */
export const announcementAt = (before: number, after: number): string | undefined =>
  MARKS.find(([mark]) => before > mark && after <= mark)?.[1]
