import { dehydrate, QueryClient } from '@tanstack/react-query'
import {
  persistQueryClientRestore,
  persistQueryClientSave,
  type Persister,
} from '@tanstack/react-query-persist-client'
import { onAnswer } from '@/api/polls/onAnswer'
import { keyOf } from '@/api/query'
import { seconds } from '@/lib/durations'
import { local, onFullStorage } from '@/lib/safeStorage'
import { currentPath } from '@/navigation/hashLocation'
import { routeAt } from '@/navigation/routes'
import { onSessionEnd } from '@/state/session'
import { inFirstFrame } from './FirstFrame'
import { forgetStored, isKept, KEPT, readStored, writeStored, type StoredRead } from './storedReads'

/** Changes within this time are written together. */
const WRITE_DELAY = seconds(1)
/** Data of another layout version is deleted unread; data without a version has the owner's keys. */
const VERSION = '2'
const VERSION_KEY = 'portal:version'

/** Stored reads as a dehydrated cache, the form the library restores from. */
function toClientState(reads: StoredRead[]) {
  const cache = new QueryClient({ defaultOptions: { queries: { gcTime: Infinity } } })
  for (const { endpoint, queryKey, data, savedAt } of reads) {
    cache.setQueryDefaults(keyOf(endpoint), { meta: { endpoint } })
    cache.setQueryData(queryKey, data, { updatedAt: savedAt })
  }
  return dehydrate(cache)
}

/** The owner's storage keys (D6) as a persister. Reads synchronously, so that restoring doesn't delay the first frame. */
const persister: Persister = {
  persistClient: ({ clientState, buster }) => {
    local.set(VERSION_KEY, buster)
    writeStored(
      clientState.queries.flatMap(({ queryKey, state, meta }) =>
        meta?.endpoint
          ? [{ endpoint: meta.endpoint, queryKey, data: state.data, savedAt: state.dataUpdatedAt }]
          : [],
      ),
    )
  },
  restoreClient: () => ({
    timestamp: Date.now(),
    buster: local.get(VERSION_KEY) ?? VERSION,
    clientState: toClientState(readStored()),
  }),
  removeClient: forgetStored,
}

/**
 * Fills the cache from storage, before the first render. Data of any age is restored: it shows while it is fetched again.
 * Returns what to render the app in. Never rejects.
 */
export async function restore(queryClient: QueryClient): Promise<typeof inFirstFrame> {
  await persistQueryClientRestore({ queryClient, persister, maxAge: Infinity, buster: VERSION }).catch(
    () => {},
  )
  // Most data of the member's pages isn't stored, so they fetch at once.
  return routeAt(currentPath())?.member ? (app) => app : inFirstFrame
}

/** Saves the kept reads now, then as they change, until the session ends. */
export function keepSaving(queryClient: QueryClient): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const save = () => {
    timer = undefined
    void persistQueryClientSave({
      queryClient,
      persister,
      buster: VERSION,
      dehydrateOptions: {
        // Not by status: the data of a read that later failed is still worth keeping.
        shouldDehydrateQuery: ({ queryKey, state }) => state.data !== undefined && isKept(queryKey),
      },
    }).catch(() => {})
  }
  onAnswer(queryClient, KEPT, ({ error }) => {
    if (!error) timer ??= setTimeout(save, WRITE_DELAY)
  })
  save()
  onFullStorage(forgetStored)
  onSessionEnd(() => {
    clearTimeout(timer)
    timer = undefined
  })
}
