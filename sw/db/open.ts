import { deleteDB, openDB, type IDBPDatabase, type StoreNames } from 'idb'
import { seed } from './seeding'
import { STORE_NAMES, STORES, type Schema, type Tx } from './stores'

/** 2: the index of unsettled bets. 3: the index of pending applications, paid commissions. */
const VERSION = 3
/** How long to wait for a tab that holds an older version. */
const BLOCKED_MS = 3000

/** The database can't be opened or deleted: private window, full disk, a newer version, or another tab holds it. */
class Unavailable extends Error {}

/** Whether a call failed because of the database rather than a bug. */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof Unavailable || (error instanceof DOMException && error.name === 'QuotaExceededError')

type Connection = IDBPDatabase<Schema>

/** A database that opens at the first transaction, and again when the connection is lost. */
export type Store = {
  /** Starts a transaction over all stores: a call is one transaction. Throws Unavailable. */
  begin: () => Promise<Tx>
  /** Deletes the database, even one that can't be opened; the next transaction seeds a new one. Throws Unavailable. */
  destroy: () => Promise<void>
}

/** The store of this name. The open connection is all a host keeps in memory. */
export function createStore(name: string): Store {
  let connection: Promise<Connection> | undefined
  const forget = () => {
    connection = undefined
  }
  const connect = () => {
    connection ??= open(name, forget).catch((error: unknown) => {
      forget()
      throw new Unavailable('the demo database cannot be opened', { cause: error })
    })
    return connection
  }
  return {
    begin: async () => {
      try {
        return transactionOf(await connect())
      } catch (error) {
        if (!(error instanceof DOMException && error.name === 'InvalidStateError')) throw error
        // Closed between two calls, by a new version or by the browser: retry with a new connection.
        forget()
        return transactionOf(await connect())
      }
    },
    destroy: async () => {
      const current = await connection?.catch(() => undefined)
      current?.close()
      forget()
      await deleteWithin(name)
    },
  }
}

const transactionOf = (db: Connection): Tx =>
  db.transaction(STORE_NAMES, 'readwrite', { durability: 'relaxed' })

async function open(name: string, forget: () => void): Promise<Connection> {
  const db = await connectWithin(name, forget)
  const tx = transactionOf(db)
  if (!(await tx.objectStore('controls').get('controls'))) await seed(tx, Date.now())
  await tx.done
  return db
}

function connectWithin(name: string, forget: () => void): Promise<Connection> {
  return new Promise((resolve, reject) => {
    let gaveUp = false
    const connecting = openDB<Schema>(name, VERSION, {
      // Adds what is missing, so that an older database keeps its rows.
      upgrade(db, _from, _to, tx) {
        for (const name of STORE_NAMES) {
          const { keyPath, counts = false, indexes = {} } = STORES[name]
          const store = db.objectStoreNames.contains(name)
            ? tx.objectStore(name)
            : db.createObjectStore<StoreNames<Schema>>(name, { keyPath, autoIncrement: counts })
          for (const [index, { on, unique = false }] of Object.entries(indexes)) {
            if (!store.indexNames.contains(index as never)) store.createIndex(index as never, on, { unique })
          }
        }
      },
      blocked() {
        setTimeout(() => {
          gaveUp = true
          reject(new Error('another tab holds an older version'))
        }, BLOCKED_MS)
      },
      blocking(_current, _next, event) {
        // A newer version or a deletion elsewhere must not wait for us.
        forget()
        ;(event.target as IDBDatabase).close()
      },
      terminated: forget,
    })
    connecting.then((db) => (gaveUp ? db.close() : resolve(db)), reject)
  })
}

async function deleteWithin(name: string): Promise<void> {
  try {
    await new Promise<void>((resolve, reject) => {
      // The deletion itself goes on waiting for the other tab.
      const blocked = () => void setTimeout(reject, BLOCKED_MS, new Error('another tab holds it'))
      deleteDB(name, { blocked }).then(resolve, reject)
    })
  } catch (cause) {
    throw new Unavailable('the demo database cannot be deleted', { cause })
  }
}
