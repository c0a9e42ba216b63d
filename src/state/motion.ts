import { proxy } from 'valtio'
import { local } from '@/lib/safeStorage'

const KEY = 'portal:motion'

/** The switch 暂停动画: stops tickers, carousels and notice bars everywhere (WCAG 2.2.2). */
export const motion = proxy({ paused: local.get(KEY) === 'paused' })

/** Toggles the switch and remembers it. */
export function setMotionPaused(paused: boolean): void {
  motion.paused = paused
  if (paused) local.set(KEY, 'paused')
  else local.remove(KEY)
}
