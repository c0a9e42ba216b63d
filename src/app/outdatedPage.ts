import { isUpToDate } from '@/state/session'

/**
 * A page the browser kept from before (back, forward) and shows again: when its tab has logged out or in since, nothing
 * of it may be seen (faults 2.1).
 */
export function leaveOutdatedPage(): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || isUpToDate()) return
    document.body.replaceChildren()
    location.reload()
  })
}
