import type { QueryClient } from '@tanstack/react-query'
import { query } from '@/api/query'
import { listGames } from '@/contract/games'
import { announceRoutes } from './announceRoutes'
import { offerDemoReset } from './demoData'
import { keepViews } from './keptViews'
import { followOtherTabs } from './otherTabs'
import { keepSaving } from './persistence/persistence'
import { registerWorker } from './registerWorker'
import '@/state/installPrompt'
import { watchReloadCost } from './updates/watchReloadCost'
import { followVisitUrl } from './visit'

/** What must not compete with the first paint: saving what was read, the lobbies, the visit address, the worker. */
export function startAfterPaint(client: QueryClient): void {
  followOtherTabs()
  announceRoutes()
  watchReloadCost()
  if (!import.meta.env.VITE_API_BASE) offerDemoReset(client)
  keepSaving(client)
  keepViews()
  // The lobbies of the next click, and of the next visit without a network (D6).
  void client.prefetchQuery(query(listGames, { category: '' }))
  void followVisitUrl()
  void registerWorker(client)
}
