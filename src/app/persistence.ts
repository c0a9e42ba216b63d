import { hashKey, type QueryClient } from '@tanstack/react-query'
import {
  persistQueryClientRestore,
  persistQueryClientSave,
  type PersistedClient,
  type Persister,
} from '@tanstack/react-query-persist-client'
import { hours, seconds } from '@/lib/durations'
import { onSessionEnd } from '@/state/session'
import { isKept, readStored, writeStored, type StoredRead } from './storedReads'

/** Changes of the cache are written together, this much later. */
const WRITE_DELAY = seconds(1)
/** Older reads are not restored at all. */
const MAX_AGE = hours(24 * 30)

/** The owner's storage keys as a Persister: answers at once, so that restoring costs no frame (stack, decisions). */
const persister: Persister = {
  persistClient: ({ clientState }) => {
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
    buster: '',
    clientState: { mutations: [], queries: readStored().map(toDehydrated) },
  }),
  removeClient: () => {},
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

/** Fills the cache from storage; await it before the first render. */
export const restore = (queryClient: QueryClient): Promise<void> =>
  persistQueryClientRestore({ queryClient, persister, maxAge: MAX_AGE })

/** Writes kept reads as they change, debounced; nothing more is written of a session that has ended (faults 1.5). */
export function keepSaving(queryClient: QueryClient): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const save = () => {
    timer = undefined
    void persistQueryClientSave({
      queryClient,
      persister,
      dehydrateOptions: {
        shouldDehydrateQuery: ({ queryKey, state }) => state.status === 'success' && isKept(queryKey),
      },
    })
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
