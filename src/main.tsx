// First, before any other script can take the names of its policies.
import '@/lib/trustedTypes'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from '@/app/App'
import { loadPage } from '@/app/pages/loadPage'
import { makeQueryClient } from '@/app/queryClient'
import { watchIncidents } from '@/app/reports/watchIncidents'
import { followSessionRules } from '@/app/session/sessionRules'
import { reloadOnStaleChunks } from '@/app/updates/staleChunks'
import { seconds } from '@/lib/durations'
import { local } from '@/lib/safeStorage'
import { whenIdle } from '@/lib/whenIdle'
import { currentPath, onFollow } from '@/navigation/hashLocation'
import { resumeSession } from '@/state/session'
import '@/ui/tokens.css'
import '@/ui/reset.css'

if (import.meta.env.VITE_REPORT_URL) watchIncidents()
const client = makeQueryClient()
history.scrollRestoration = 'manual'
resumeSession()
followSessionRules(client)
onFollow(loadPage)

/** Once the browser has painted the shell, or soon where it paints nothing, such as in a hidden tab. */
const frame = () =>
  new Promise((done) => {
    setTimeout(done, 200)
    requestAnimationFrame(() => setTimeout(done))
  })

/** Returning visitors see saved data in the first frame; a first visit doesn't wait for the code that restores it. */
async function start(): Promise<void> {
  // A meta tag can't forbid framing: a framed page shows only the shell's link.
  if (top !== self) return
  reloadOnStaleChunks()
  const page = loadPage(currentPath())
  // The worker's copy of app info may be newer, and after a logout it is the only one.
  const copy =
    navigator.serviceWorker?.controller &&
    import('@/app/updates/savedSite').then(
      ({ takeSavedSite }) => takeSavedSite(client),
      () => undefined,
    )
  let framed = (app: ReactNode) => app
  // Not a top-level await: persistence imports this chunk, so each would wait for the other.
  if (local.get('appInfo') === null) await copy
  // If that file is gone (an old tab after a deploy), start like a first visit.
  else
    await import('@/app/persistence/persistence').then(
      async ({ restore }) => (framed = await restore(client)),
      () => undefined,
    )
  await page
  // A repeat visit has its files at once, and would paint nothing before the app has run.
  if (local.get('appInfo') !== null) await frame()
  createRoot(document.getElementById('root')!).render(
    <QueryClientProvider client={client}>{framed(<App />)}</QueryClientProvider>,
  )
  await whenIdle(seconds(3))
  await import('@/app/afterPaint').then(
    ({ startAfterPaint }) => startAfterPaint(client),
    () => undefined, // a file lost to a deploy: `reloadOnStaleChunks` handles it
  )
}

void start()
