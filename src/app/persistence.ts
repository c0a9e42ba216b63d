import { hashKey, type QueryClient } from '@tanstack/react-query'
import {
  persistQueryClientRestore,
  persistQueryClientSave,
  type PersistedClient,
  type Persister,
} from '@tanstack/react-query-persist-client'
import { seconds } from '@/lib/durations'
import { local } from '@/lib/safeStorage'
import { onSessionEnd } from '@/state/session'
import { forgetStored, isKept, readStored, writeStored, type StoredRead } from './storedReads'

/** Changes of the cache are written together, this much later. */
const WRITE_DELAY = seconds(1)
/** What another version of this layout wrote is thrown away unread; what names no version has the owner's keys (D6). */
const VERSION = '2'
const VERSION_KEY = 'portal:version'

/** The owner's storage keys as a Persister: answers at once, so that restoring costs no frame (stack, decisions). */
const persister: Persister = {
  persistClient: ({ clientState, buster }) => {
    local.set(VERSION_KEY, buster)
    writeStored(
      clientState.queries.flatMap(({ queryKey, state, meta }) => {
        const endpoint = meta?.endpoint as StoredRead['endpoint'] | undefined
        return endpoint && state.data !== undefined
          ? [{ endpoint, queryKey, data: state.data, savedAt: state.dataUpdatedAt }]
          : []
      }),
    )
  },
  restoreClient: (): PersistedClient => ({
    timestamp: Date.now(),
    buster: local.get(VERSION_KEY) ?? VERSION,
    clientState: { mutations: [], queries: readStored().map(toDehydrated) },
  }),
  removeClient: forgetStored,
}

const toDehydrated = ({
  endpoint,
  queryKey,
  data,
  savedAt,
}: StoredRead): PersistedClient['clientState']['queries'][number] => ({
  queryKey,
  queryHash: hashKey(queryKey),
  dehydratedAt: savedAt,
  meta: { endpoint },
  state: {
    data,
    dataUpdateCount: 1,
    dataUpdatedAt: savedAt,
    error: null,
    errorUpdateCount: 0,
    errorUpdatedAt: 0,
    fetchFailureCount: 0,
    fetchFailureReason: null,
    fetchMeta: null,
    isInvalidated: false,
    status: 'success',
    fetchStatus: 'idle',
  },
})

/**
 * Fills the cache from storage; await it before the first render. However old a list is, it is shown and asked again at
 * once; whatever goes wrong here, the app starts.
 */
export const restore = (queryClient: QueryClient): Promise<void> =>
  persistQueryClientRestore({ queryClient, persister, maxAge: Infinity, buster: VERSION }).catch(() => {})

/** Writes kept reads as they change, debounced; nothing more is written of a session that has ended (faults 1.5). */
export function keepSaving(queryClient: QueryClient): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const save = () => {
    timer = undefined
    void persistQueryClientSave({
      queryClient,
      persister,
      buster: VERSION,
      dehydrateOptions: {
        // Not by status: a read that was answered once and could not be repeated is still worth having.
        shouldDehydrateQuery: ({ queryKey, state }) => state.data !== undefined && isKept(queryKey),
      },
    }).catch(() => {})
  }
  queryClient.getQueryCache().subscribe(({ type, query: read, ...event }) => {
    const isNews = type === 'updated' && 'action' in event && event.action.type === 'success'
    if (isNews && isKept(read.queryKey)) timer ??= setTimeout(save, WRITE_DELAY)
  })
  // It starts after the first paint: what came before is saved now.
  save()
  onSessionEnd(() => {
    clearTimeout(timer)
    timer = undefined
  })
}
