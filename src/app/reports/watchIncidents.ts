import { answers } from '@/api/send'
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
  answers.hear = (endpoint, answer) => {
    const { response, envelope, over, line } = answer
    if (isOnline() && !over && !envelope) {
      const failure = response ? { failure: 'no envelope', status: response.status } : { failure: 'lost' }
      const detail = { path: endpoint.path, ...failure, line: line || location.origin }
      report(new CustomEvent('call-failed', { detail }))
    }
    return answer
  }
}
