import type { QueryClient } from '@tanstack/react-query'
import { query } from '@/api/query'
import { listNotices } from '@/contract/content'
import { minutes } from '@/lib/durations'
import { showTimedNotices } from '@/state/overlays'
import { session } from '@/state/session'

/** Opens 限时公告 with the notices, those at hand first; without any, or when they cannot be had, nothing opens (D11). */
export async function announceNotices(client: QueryClient): Promise<void> {
  const { epoch } = session
  try {
    const notices = await client.fetchQuery({ ...query(listNotices), staleTime: minutes(5) })
    if (session.epoch === epoch) showTimedNotices(notices)
  } catch {
    // The cache has told what is to be told; a login is not held up by a notice.
  }
}
