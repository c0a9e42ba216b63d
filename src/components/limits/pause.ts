import { learnServerTime, serverNow } from '@/api/serverClock'
import { hours } from '@/lib/durations'
import { limitsOfAccount } from '@/state/playLimits'
import { durationText, momentText } from './words'

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
