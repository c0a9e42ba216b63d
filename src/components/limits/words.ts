import { learnServerTime, serverNow } from '@/api/serverClock'
import { formatDateTime } from '@/contract/values/beijing'
import { hours, minutes } from '@/lib/durations'
import { limitsOfAccount } from '@/state/playLimits'

/** A moment within a sentence, `11-23 00:00` in Beijing. */
export const momentText = (ms: number): string => formatDateTime(ms).slice(5, 16)

/** A duration of at least a minute in words, `2天3小时` or `59分钟`: its two largest units. */
export function durationText(ms: number): string {
  const total = Math.max(1, Math.ceil(ms / minutes(1)))
  const parts = [
    [Math.floor(total / 1440), '天'],
    [Math.floor(total / 60) % 24, '小时'],
    [total % 60, '分钟'],
  ] as const
  const first = parts.findIndex(([count]) => count > 0)
  return parts
    .slice(first, first + 2)
    .flatMap(([count, unit]) => (count > 0 ? [`${count}${unit}`] : []))
    .join('')
}

/** Hours and minutes, `01:05`. */
export function clockText(ms: number): string {
  const total = Math.max(0, Math.floor(ms / minutes(1)))
  return [Math.floor(total / 60), total % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

/** The available pauses. */
export const PAUSES = [
  { id: '24h', label: '24小时', ms: hours(24) },
  { id: '7d', label: '7天', ms: hours(24 * 7) },
  { id: '30d', label: '30天', ms: hours(24 * 30) },
] as const

/** Why the account can't play on this device, with the time left; null when it isn't paused. */
export const pauseText = (until: number): string | null => {
  const left = until - serverNow()
  return left > 0
    ? `您已在本设备暂停娱乐，还剩${durationText(left)}（至${momentText(until)}），期间无法登录`
    : null
}

/** The same for a typed account name, before login is sent. */
export async function pauseOfAccount(username: string): Promise<string | null> {
  const { pausedUntil } = await limitsOfAccount(username)
  if (pausedUntil === 0) return null
  await learnServerTime()
  return pauseText(pausedUntil)
}
