const KINDS = ['error', 'unhandledrejection', 'securitypolicyviolation', 'call-failed']

/**
 * Has errors, policy violations and failed calls reported from now on. Only builds with `VITE_REPORT_URL` call it; the rest is
 * loaded at the first incident.
 */
export function watchIncidents(): void {
  for (const kind of KINDS)
    addEventListener(kind, (event) => {
      void import('./reports').then(
        ({ reportEvent }) => reportEvent(event),
        () => undefined, // the report's own file is missing
      )
    })
}
