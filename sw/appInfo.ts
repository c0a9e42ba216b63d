import { readAnswer } from '@/contract/wire/answer'
import { getSite } from '@/contract/site'
import * as z from 'zod/mini'

/** The page uses the same names (`src/app/updates/savedSite.ts`); it shares no module with the worker but the contract. */
const CACHE = 'portal-app-info'
const KEY = '/app-info.json'

/** Whether a call reads app info, the only answer the worker stores. */
export const isAppInfo = ({ pathname }: URL): boolean => pathname.endsWith(getSite.path)

/** Stores a successful app info answer, reduced to its schema, for the next start without a server. */
export async function keepAppInfo(answer: Response): Promise<void> {
  if (!answer.ok) return
  const envelope = readAnswer(await answer.text().catch(() => ''))
  const read = envelope?.code === 200 ? z.safeDecode(getSite.data, envelope.data) : null
  if (!read?.success) return
  const kept = { data: z.encode(getSite.data, read.data), savedAt: Date.now() }
  await (await caches.open(CACHE)).put(KEY, new Response(JSON.stringify(kept)))
}
