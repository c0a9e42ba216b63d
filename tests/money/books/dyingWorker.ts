type Write = (this: IDBObjectStore, ...row: [value: unknown, key?: IDBValidKey]) => IDBRequest<IDBValidKey>

/**
 * Runs `work` as in a worker that the browser kills at the n-th write: the transaction rolls back and the answer is lost. With
 * fewer writes, only the answer is lost.
 */
export async function dieAtWrite(n: number, work: () => Promise<unknown>): Promise<void> {
  const prototype: { put: Write; add: Write } = IDBObjectStore.prototype
  const alive = { put: prototype.put, add: prototype.add }
  const log = Object.getOwnPropertyDescriptor(console, 'error')
  let left = n
  const dying = (write: Write): Write =>
    function (...row) {
      if ((left -= 1) === 0) throw new Error('the worker is dead')
      return write.apply(this, row)
    }
  Object.assign(prototype, { put: dying(alive.put), add: dying(alive.add) })
  // The server logs the failure.
  console.error = () => {}
  try {
    await work()
  } catch {
    // A killed worker doesn't answer.
  } finally {
    Object.assign(prototype, alive)
    if (log) Object.defineProperty(console, 'error', log)
  }
}
