import { send } from '@/api/send'
import type { Data, Endpoint, Input } from '@/contract/wire/endpoint'

/** Reads pages of a list for files, charts and sums, bypassing the query cache, which would keep them for a day. */
export const readerOf =
  <E extends Endpoint>(endpoint: E, filter: Omit<Input<E>, 'page'>) =>
  async (page: number, signal: AbortSignal): Promise<Data<E>> =>
    (await send(endpoint, { ...filter, page } as Input<E>, { signal })).data
