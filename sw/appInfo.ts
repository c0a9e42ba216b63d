import { readEnvelope } from '@/contract/endpoint'
import { getSite } from '@/contract/site'
import * as z from 'zod/mini'

/** The page reads the same names (`src/app/updates/savedSite.ts`): the two halves meet in the contract only. */
const CACHE = 'portal-app-info'
const KEY = '/app-info.json'

/** Whether a call asks for app info, the one answer that may be kept (D54). */
export const isAppInfo = ({ pathname }: URL): boolean => pathname.endsWith(getSite.path)

/** Keeps what app info's schema names of a good answer, under a GET key of its own, for the next start without a server. */
export async function keepAppInfo(answer: Response): Promise<void> {
  if (!answer.ok) return
  const envelope = readEnvelope(await answer.json().catch(() => null))
  const read = envelope?.code === 200 ? z.safeDecode(getSite.data, envelope.data) : null
  if (!read?.success) return
  const kept = { data: z.encode(getSite.data, read.data), savedAt: Date.now() }
  await (await caches.open(CACHE)).put(KEY, Response.json(kept))
}
