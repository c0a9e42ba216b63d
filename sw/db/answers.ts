import type { Envelope } from '@/contract/endpoint'
import type { Tx } from './stores'

/** How long a repeated request is recognised. */
const KEPT_MS = 24 * 3600_000

/**
 * Who sent which id for which call; an empty id is recognised by nobody. Owners are the session (its token, `''` for none)
 * and the member: a change of the password ends the session and is repeated in it, other requests in the next one (D72).
 */
export type RequestKey = { owners: string[]; id: string; call: string }

/** The answer this request got before (D24: a request id has one effect or none), or undefined. */
export async function firstAnswer(tx: Tx, { owners, id, call }: RequestKey): Promise<Envelope | undefined> {
  if (id === '') return undefined
  for (const owner of owners) {
    const first = await tx.objectStore('answers').get([owner, id])
    if (first) return first.call === call ? first.envelope : { code: 409, message: '请求编号重复', data: [] }
  }
  return undefined
}

/** Keeps an answer in the transaction of its effect; forgets those of yesterday. Real time: the demo clock may jump. */
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
