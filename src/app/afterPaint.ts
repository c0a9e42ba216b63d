import type { QueryClient } from '@tanstack/react-query'
import { keepSaving } from './persistence'
import { registerWorker } from './registerWorker'
import '@/state/installPrompt'
import { followVisitUrl } from './visit'

/** What must not compete with the first paint: saving what was read, the visit address, the worker. */
export function startAfterPaint(client: QueryClient): void {
  keepSaving(client)
  void followVisitUrl()
  void registerWorker()
}
