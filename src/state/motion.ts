import { proxy } from 'valtio'
import { local } from '@/lib/safeStorage'

const KEY = 'portal:motion'

/** The switch 暂停动画, which stops tickers, carousels and notice bars. */
export const motion = proxy({ paused: local.get(KEY) === 'paused' })

/** Switches 暂停动画. */
export function setMotionPaused(paused: boolean): void {
  motion.paused = paused
  if (paused) local.set(KEY, 'paused')
  else local.remove(KEY)
}
