import type { Context } from 'hono'
import type { Endpoint } from '@/contract/wire/endpoint'

/** The files of a form by field, read before the transaction begins: reading them would commit it. */
export type Files = Record<string, Uint8Array>
type Sent = { values: Record<string, unknown>; files: Files }

/** Reads query or body together with the path's parameters; an unreadable body counts as empty. */
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
