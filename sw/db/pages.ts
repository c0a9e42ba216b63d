import type { IDBPIndex, IndexNames, StoreNames, StoreValue } from 'idb'
import { PAGE_SIZE, type Page } from '@/contract/wire/codecs'
import type { Schema } from './stores'

/**
 * One page of an index, newest first. Reads all keys of the range and the page's ten rows: ten thousand keys are cheap, while
 * a cursor's `advance` walks row by row in fake-indexeddb.
 */
export async function newestPage<S extends StoreNames<Schema>, I extends IndexNames<Schema, S>>(
  index: IDBPIndex<Schema, StoreNames<Schema>[], S, I, 'readwrite'>,
  range: IDBKeyRange,
  page: number,
): Promise<Page<StoreValue<Schema, S>>> {
  const current = Math.max(1, Math.trunc(page))
  const keys = (await index.getAllKeys(range)).toReversed()
  const shown = keys.slice((current - 1) * PAGE_SIZE, current * PAGE_SIZE)
  const found = await Promise.all(shown.map((key) => index.objectStore.get(key)))
  return { page: current, total: keys.length, data: found.filter((row) => row !== undefined) }
}
