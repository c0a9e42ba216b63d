import { seconds } from '@/lib/durations'
import { whenIdle } from '@/lib/whenIdle'

/** Loads the parts below the first screen. Waits until the browser is idle: their styles cost another layout of the page. */
export const late = () => whenIdle(seconds(1)).then(() => import('./layout/lateParts'))
