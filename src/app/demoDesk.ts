import type { QueryClient } from '@tanstack/react-query'
import { DESK_CHANNEL } from '@/contract/wire/demoControls'
import { atMostEvery } from '@/lib/atMostEvery'
import { seconds } from '@/lib/durations'

/** Refetches what this tab shows when a tester has changed it in another tab's console (D41). In demo builds only; call once. */
export function followDesk(client: QueryClient): void {
  try {
    const refetch = atMostEvery(seconds(1), () => void client.invalidateQueries())
    new BroadcastChannel(DESK_CHANNEL).addEventListener('message', refetch)
  } catch {
    // Some browsers refuse channels where storage is blocked: such a tab refetches at its own pace.
  }
}
