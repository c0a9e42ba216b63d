import type { QueryClient } from '@tanstack/react-query'
import { DESK_CHANNEL } from '@/contract/wire/demoControls'

/** Refetches what this tab shows when a tester has changed it in another tab's console (D41). In demo builds only; call once. */
export function followDesk(client: QueryClient): void {
  try {
    new BroadcastChannel(DESK_CHANNEL).addEventListener('message', () => {
      void client.invalidateQueries()
    })
  } catch {
    // Some browsers refuse channels where storage is blocked: such a tab refetches at its own pace.
  }
}
