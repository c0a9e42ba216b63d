import 'fake-indexeddb/auto'
import type { StoreNames } from 'idb'
import { createDemoServer } from '../../sw/api/app'
import { createStore } from '../../sw/db/open'
import { STORE_NAMES, type Schema } from '../../sw/db/stores'
import { findMember } from '../../sw/members/members'
import { readSource } from '../../sw/testing/readSource'
import { accounts } from './accounts'

type Rows = { [Name in StoreNames<Schema>]: Schema[Name]['value'][] }

/** Seeded open bets settle no sooner than five minutes later, which no test may see by chance. */
const FRESH_MS = 3 * 60_000

/** Read once: a second server may begin while the first one's rows are stored without stacks. */
const { stackTraceLimit } = Error

let prepared: { rows: Promise<Rows>; at: number } | undefined
let databases = 0

/** A demo server in Node on a fresh copy of the seeded state; `close` deletes its database. */
export async function openSeededServer(): Promise<{
  app: ReturnType<typeof createDemoServer>
  close: () => Promise<void>
}> {
  if (!prepared || Date.now() - prepared.at > FRESH_MS) prepared = { rows: prepare(), at: Date.now() }
  const rows = await prepared.rows
  const databaseName = `e2e-${(databases += 1)}`
  const store = createStore(databaseName)
  // A row without an indexed field costs fake-indexeddb an error each, most of it for its stack.
  Error.stackTraceLimit = 0
  try {
    const tx = await store.begin()
    const fill = async <Name extends StoreNames<Schema>>(name: Name) => {
      const target = tx.objectStore(name)
      await target.clear()
      for (const row of rows[name]) void target.put(row)
    }
    await Promise.all(STORE_NAMES.map(fill))
    await tx.done
  } finally {
    Error.stackTraceLimit = stackTraceLimit
  }
  return { app: createDemoServer({ databaseName, readFile: readSource }), close: () => store.destroy() }
}

/** Seeds, members' records included, and reads all rows. */
async function prepare(): Promise<Rows> {
  const store = createStore(`e2e-prepared`)
  const tx = await store.begin()
  const now = Date.now()
  for (const name of Object.keys(accounts)) await findMember(tx, name, now)
  const rows: Partial<Record<StoreNames<Schema>, unknown[]>> = {}
  for (const name of STORE_NAMES) rows[name] = await tx.objectStore(name).getAll()
  await tx.done
  await store.destroy()
  return rows as Rows
}
