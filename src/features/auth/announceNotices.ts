import type { QueryClient } from '@tanstack/react-query'
import { query } from '@/api/query'
import { listNotices } from '@/contract/content'
import { minutes } from '@/lib/durations'
import { showTimedNotices } from '@/state/overlays'
import { session } from '@/state/session'

/** Opens 限时公告 with the notices, cached ones if fresh. Opens nothing if there are none or loading fails (D11). */
export async function announceNotices(client: QueryClient): Promise<void> {
  const { epoch } = session
  try {
    const notices = await client.fetchQuery({ ...query(listNotices), staleTime: minutes(5) })
    if (session.epoch === epoch) showTimedNotices(notices)
  } catch {
    // Query errors are reported elsewhere, and a failed notice mustn't block login.
  }
}
