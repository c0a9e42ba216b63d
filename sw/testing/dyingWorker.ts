type Write = (this: IDBObjectStore, ...row: [value: unknown, key?: IDBValidKey]) => IDBRequest<IDBValidKey>

/**
 * Runs `work` on a worker that the browser ends at its n-th write: the call's transaction is taken back and nobody
 * hears an answer. With fewer writes than that, the work is done and only the answer is lost. For tests.
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
  // The host's own words about its death.
  console.error = () => {}
  try {
    await work()
  } catch {
    // A dead worker answers nothing.
  } finally {
    Object.assign(prototype, alive)
    if (log) Object.defineProperty(console, 'error', log)
  }
}
