import type { QueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { query } from '@/api/query'
import { getSite } from '@/contract/site'

// Must match `sw/sw.ts`.
const CACHE = 'portal-app-info'
const KEY = '/app-info.json'

const copy = z.object({ data: z.unknown(), savedAt: z.number() })

async function readCopy() {
  try {
    const answer = await caches.match(KEY, { cacheName: CACHE })
    if (!answer) return null
    const { data, savedAt } = z.parse(copy, await answer.json())
    return savedAt <= Date.now() ? { site: z.decode(getSite.data, data), savedAt } : null
  } catch {
    return null // no CacheStorage, or an unreadable copy
  }
}

/** Uses the worker's copy of app info if it is newer than the cached one, as after an offline logout. */
export async function takeSavedSite(client: QueryClient): Promise<void> {
  const saved = await readCopy()
  const { queryKey } = query(getSite)
  const cached = client.getQueryState(queryKey)
  if (!saved || saved.savedAt <= (cached?.dataUpdatedAt ?? 0)) return
  client.setQueryData(queryKey, saved.site, { updatedAt: saved.savedAt })
  // Setting data clears an earlier failure, which hides that the server can't be reached: check again.
  if (cached?.error) void client.refetchQueries({ queryKey })
}
