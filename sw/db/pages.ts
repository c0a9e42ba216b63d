import type { IDBPIndex, IndexNames, StoreNames, StoreValue } from 'idb'
import { PAGE_SIZE, type Page } from '@/contract/wire'
import type { Schema } from './stores'

/** One page of an index, newest first; reads ten rows and a count, however many rows there are. */
export async function newestPage<S extends StoreNames<Schema>, I extends IndexNames<Schema, S>>(
  index: IDBPIndex<Schema, StoreNames<Schema>[], S, I, 'readwrite'>,
  range: IDBKeyRange,
  page: number,
): Promise<Page<StoreValue<Schema, S>>> {
  const current = Math.max(1, Math.trunc(page))
  const total = await index.count(range)
  const data: StoreValue<Schema, S>[] = []
  let cursor = await index.openCursor(range, 'prev')
  if (current > 1) cursor = (await cursor?.advance((current - 1) * PAGE_SIZE)) ?? null
  while (cursor && data.length < PAGE_SIZE) {
    data.push(cursor.value)
    cursor = await cursor.continue()
  }
  return { page: current, total, data }
}
