import * as z from 'zod/mini'
import { getSite, isAppInfo } from '@/contract/site'
import { isObject } from '@/contract/wire/basicCodecs'
import type { Endpoint, Envelope } from '@/contract/wire/endpoint'

/**
 * Whether no server of the family gives this answer to a read: the line may lead elsewhere by now, to a parked domain, a firewall or
 * another program. `body` is its text, `data` what its data decodes to, undefined where it can't be.
 */
export function isForeign(
  endpoint: Endpoint,
  ok: boolean,
  body: string,
  envelope: Envelope | null,
  data: unknown,
): boolean {
  if (endpoint.path === getSite.path) return !ok || envelope?.code !== 200 || !isAppInfo(envelope.data)
  // Servers of the family fail with pages and empty bodies too.
  if (!ok || body.trim() === '') return false
  if (envelope === null) return true
  if (envelope.code !== 200) return false
  // In an object of other fields every call finds nothing.
  const isStrange = () =>
    JSON.stringify(data) === JSON.stringify(z.safeDecode(endpoint.data, null).data) && isObject(envelope.data)
  return data === undefined || envelope.data === undefined || isStrange()
}
