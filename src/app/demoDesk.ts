import type { QueryClient } from '@tanstack/react-query'
import { invalidate } from '@/api/query'
import { listBanners, listNotices } from '@/contract/content'
import { DESK_CHANNEL } from '@/contract/demoControls'
import { listInbox } from '@/contract/messages'
import { getPromotion, listPromotions } from '@/contract/promotions'

/** Refetches what a tester has changed in another tab's console (D41). In demo builds only; call once. */
export function followDesk(client: QueryClient): void {
  try {
    new BroadcastChannel(DESK_CHANNEL).addEventListener('message', () => {
      void invalidate(client, listNotices, listBanners, listPromotions, getPromotion, listInbox)
    })
  } catch {
    // Some browsers refuse channels where storage is blocked: such a tab refetches at its own pace.
  }
}
