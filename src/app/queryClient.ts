import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { tellFailure } from '@/api/failures'
import { whileLeaving } from '@/api/leaving'
import type { Endpoint } from '@/contract/wire/endpoint'
import { hours, seconds } from '@/lib/durations'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { endpoint?: Endpoint }
    mutationMeta: { endpoint?: Endpoint }
  }
}

/**
 * Creates the app's query client. Queries and mutations run offline too: the demo server answers there, and a paused
 * mutation would fire later on its own. Every failure goes through `tellFailure`.
 */
export function makeQueryClient(): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache({ onError: (error, read) => tellFailure(read.meta?.endpoint, error) }),
    mutationCache: new MutationCache({
      onError: (error, _input, _context, write) => tellFailure(write.meta?.endpoint, error),
    }),
    defaultOptions: {
      queries: { networkMode: 'always', retry: false, staleTime: seconds(30), gcTime: hours(24) },
      mutations: { networkMode: 'always', retry: false, gcTime: 0 },
    },
  })
  whileLeaving.pause = () => {
    const running = client.getQueryCache().findAll({ fetchStatus: 'fetching' })
    void client.cancelQueries({ fetchStatus: 'fetching' })
    return () => running.forEach((read) => read.isActive() && void read.fetch().catch(() => {}))
  }
  return client
}
