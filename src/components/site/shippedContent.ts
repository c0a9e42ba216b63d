import { queryOptions } from '@tanstack/react-query'
import { RefusedError, ServerFailure } from '@/api/failures'

/** Whether a server lacks a call: its answer has no envelope, or says that there is no such call. */
export const isLacking = (error: unknown): boolean =>
  error instanceof ServerFailure || (error instanceof RefusedError && error.code === 404)

/** Query options for a file shipped with the app, such as its articles. */
export const shippedFile = <T>(address: string) =>
  queryOptions({
    queryKey: [address],
    queryFn: async ({ signal }): Promise<T> => {
      const response = await fetch(address, { signal })
      if (!response.ok) throw new Error(`${address}: ${response.status}`)
      return (await response.json()) as T
    },
    staleTime: Infinity,
  })
