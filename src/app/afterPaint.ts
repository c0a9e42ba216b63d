import type { QueryClient } from '@tanstack/react-query'
import { query } from '@/api/query'
import { missedDecorations } from '@/components/late'
import { listGames } from '@/contract/games'
import { dropStrayPresses } from '@/lib/dropStrayPresses'
import { followDesk, offerDemoReset } from './demoData'
import { registerWorker } from './offline/registerWorker'
import { announceRoutes } from './pages/announceRoutes'
import { keepFocusInView, keepHeadInView } from './pages/keepInView'
import { keepSaving } from './persistence/persistence'
import { followOtherTabs } from './session/otherTabs'
import '@/state/installPrompt'
import { session } from '@/state/session'
import { offerReloads } from './updates/offers'
import { watchReloadCost } from './updates/watchReloadCost'
import { followVisitUrl } from './visit'

/** Whether the player saves data, which TypeScript's DOM library lacks (Chromium only). */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/** Starts everything that must not compete with the first paint. Call once. */
export function startAfterPaint(client: QueryClient): void {
  followOtherTabs()
  announceRoutes()
  keepHeadInView()
  keepFocusInView()
  dropStrayPresses()
  watchReloadCost()
  offerReloads()
  if (!import.meta.env.VITE_API_BASE) {
    offerDemoReset(client)
    followDesk(client)
  }
  if (__SEVERAL_LINES__)
    void import('@/api/failover/changeLine').then(
      ({ watchStart }) => watchStart(client),
      () => undefined,
    )
  keepSaving(client)
  // Ready for the next lobby and for offline visits (D6).
  void client.prefetchQuery(query(listGames, { category: '' }))
  // A visitor's next press: on a slow line these files would come seconds after it.
  if (!session.token && !savesData())
    void import('@/features/auth/LoginModal').catch((error: object) => missedDecorations.add(error))
  void followVisitUrl()
  if (import.meta.env.VITE_REPORT_URL)
    void import('./reports/vitals').then(
      ({ watchVitals }) => watchVitals(),
      () => undefined, // the report's own file is missing
    )
  void registerWorker(client)
}
