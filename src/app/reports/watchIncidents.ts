import { currentPath } from '@/navigation/hashLocation'

const KINDS = ['error', 'unhandledrejection', 'securitypolicyviolation', 'call-failed']

/**
 * Starts reporting errors, policy violations and failed calls. Called only in builds with `VITE_REPORT_URL`; the rest loads at
 * the first incident.
 */
export function watchIncidents(): void {
  for (const kind of KINDS)
    addEventListener(kind, (event) => {
      // The player may have gone on by the time the file has loaded.
      const path = currentPath()
      void import('./reports').then(
        ({ reportEvent }) => reportEvent(event, path),
        () => undefined, // the report's own file is missing
      )
    })
}
