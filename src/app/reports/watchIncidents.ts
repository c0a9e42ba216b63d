import { unanswered } from '@/api/unanswered'
import { isOnline } from '@/lib/useOnline'
import { currentPath } from '@/navigation/hashLocation'

const KINDS = ['error', 'unhandledrejection', 'securitypolicyviolation']

/**
 * Starts reporting errors, policy violations and failed calls. Called only in builds with `VITE_REPORT_URL`; the rest loads at
 * the first incident.
 */
export function watchIncidents(): void {
  const report = (event: Event) => {
    // The player may have gone on by the time the file has loaded.
    const path = currentPath()
    void import('./reports').then(
      ({ reportEvent }) => reportEvent(event, path),
      () => undefined, // the report's own file is missing
    )
  }
  for (const kind of KINDS) addEventListener(kind, report)
  unanswered.hear = ({ line, ...call }) => {
    const detail = { ...call, line: line || location.origin }
    if (isOnline()) report(new CustomEvent('call-failed', { detail }))
  }
}
