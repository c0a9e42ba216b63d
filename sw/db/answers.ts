import type { Envelope } from '@/contract/wire/endpoint'
import type { Tx } from './stores'

/** How long repeats are recognised. */
const KEPT_MS = 24 * 3600_000

/**
 * Identifies a request; an empty id is never recognised. Owners are the session (its token, `''` without one) and the member:
 * a password change is repeated in the session it ended, other requests in the next one.
 */
export type RequestKey = { owners: string[]; id: string; call: string }

/** The earlier answer to this request, if any: a request id has at most one effect. */
export async function firstAnswer(tx: Tx, { owners, id, call }: RequestKey): Promise<Envelope | undefined> {
  if (id === '') return undefined
  for (const owner of owners) {
    const first = await tx.objectStore('answers').get([owner, id])
    if (first) return first.call === call ? first.envelope : { code: 409, message: '请求编号重复', data: [] }
  }
  return undefined
}

/** Stores an answer in its effect's transaction and deletes expired ones. Uses real time: testers move the demo clock. */
export async function keepAnswer(tx: Tx, key: RequestKey, envelope: Envelope): Promise<void> {
  if (key.id === '') return
  const answers = tx.objectStore('answers')
  const { id, call } = key
  for (const owner of key.owners) await answers.put({ owner, id, call, at: Date.now(), envelope })
  let old = await answers.index('age').openCursor(IDBKeyRange.upperBound(Date.now() - KEPT_MS))
  while (old) {
    await old.delete()
    old = await old.continue()
  }
}
