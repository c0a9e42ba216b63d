import { seconds } from '@/lib/durations'
import { perTab } from '@/lib/safeStorage'
import { intents } from '@/state/intents'
import { hasTypedForms } from './typedForms'

const STAMP = 'portal:reloaded'
/** A file that is missing after a reload too is no old tab's trouble: no second reload within this time. */
const GUARD = seconds(30)

/** Reloads a tab whose files went away with a deploy; the page's error state stays where a reload would lose something. */
export function reloadOnStaleChunks(): void {
  addEventListener('vite:preloadError', () => {
    const isCostly = hasTypedForms() || intents.list.some(({ isLost }) => !isLost)
    const isRecent = Date.now() - Number(perTab.get(STAMP) ?? 0) < GUARD
    if (isCostly || isRecent || !navigator.onLine) return
    // Without a stamp that lasts, the next page would reload too, and so on.
    if (perTab.set(STAMP, String(Date.now()))) location.reload()
  })
}
