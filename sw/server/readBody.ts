import type { Context } from 'hono'
import type { Endpoint } from '@/contract/endpoint'

/** A file of a form, read before the transaction: no transaction outlives that wait. */
export type Files = Record<string, Uint8Array>
type Sent = { values: Record<string, unknown>; files: Files }

/** What was sent: query or body with the path's own parameters. Nothing readable reads as nothing. */
export async function readBody(context: Context, { method, body }: Endpoint): Promise<Sent> {
  const path = context.req.param()
  if (method === 'GET') return { values: { ...context.req.query(), ...path }, files: {} }
  try {
    if (body === 'form') return await readForm(context.req.raw)
    const read: unknown = JSON.parse(await context.req.text())
    const values = typeof read === 'object' && !Array.isArray(read) ? read : {}
    return { values: { ...values, ...path }, files: {} }
  } catch {
    return { values: path, files: {} }
  }
}

async function readForm(request: Request): Promise<Sent> {
  const values = Object.fromEntries(await request.formData())
  const files: Files = {}
  for (const [name, value] of Object.entries(values)) {
    if (value instanceof Blob) files[name] = new Uint8Array(await value.arrayBuffer())
  }
  return { values, files }
}
