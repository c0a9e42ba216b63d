import * as z from 'zod/mini'
import type { Endpoint, Input } from '@/contract/wire/endpoint'
import { randomId } from '@/lib/randomId'
import { sendsRequestId } from './lines'

/**
 * `requestId` identifies the member's intent; without it each call is its own intent. With `isProof` a read's success without `data`
 * is a failure: what isn't told must not prove that nothing happened.
 */
export type SendOptions = { signal?: AbortSignal | undefined; requestId?: string; isProof?: boolean }

/** The path and fetch options of a call, without its line. */
export function encodeCall<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  token: string | null,
  { signal, requestId }: SendOptions,
) {
  const wire = { ...(z.encode(endpoint.request, input) as Record<string, unknown>) }
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = wire[name]
    delete wire[name]
    return encodeURIComponent(String(value))
  })
  const headers: Record<string, string> = { Authorization: `Bearer ${token ?? ''}`, Lang: 'zh' }
  if (endpoint.effect !== 'read' && sendsRequestId) headers['X-Request-Id'] = requestId ?? randomId()
  // A redirect is no answer, and the token stays on its line.
  const redirect = 'manual'
  const init: RequestInit = { method: endpoint.method, headers, redirect, ...(signal && { signal }) }
  if (endpoint.body === 'form') {
    const form = new FormData()
    for (const [name, value] of Object.entries(wire)) form.append(name, value as Blob)
    return { path, init: { ...init, body: form } }
  }
  headers['Content-Type'] = 'application/json'
  if (endpoint.method === 'GET') {
    const search = new URLSearchParams(wire as Record<string, string>).toString()
    return { path: search === '' ? path : `${path}?${search}`, init }
  }
  return { path, init: { ...init, body: JSON.stringify(wire) } }
}
