import type { Envelope } from '@/contract/endpoint'
import type { Tx } from './stores'

/** How long a repeated request is recognised. */
const KEPT_MS = 24 * 3600_000

/** In which session (its token, `''` for none) which id was sent for which call; an empty id is recognised by nobody. */
export type RequestKey = { owner: string; id: string; call: string }

/** The answer this request got before (D24: a request id has one effect or none), or undefined. */
export async function firstAnswer(tx: Tx, { owner, id, call }: RequestKey): Promise<Envelope | undefined> {
  const first = id === '' ? undefined : await tx.objectStore('answers').get([owner, id])
  if (first && first.call !== call) return { code: 409, message: '请求编号重复', data: [] }
  return first?.envelope
}

/** Keeps an answer in the transaction of its effect; forgets those of yesterday. Real time: the demo clock may jump. */
export async function keepAnswer(tx: Tx, key: RequestKey, envelope: Envelope): Promise<void> {
  if (key.id === '') return
  const answers = tx.objectStore('answers')
  await answers.put({ ...key, at: Date.now(), envelope })
  let old = await answers.index('age').openCursor(IDBKeyRange.upperBound(Date.now() - KEPT_MS))
  while (old) {
    await old.delete()
    old = await old.continue()
  }
}
