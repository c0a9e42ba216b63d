import type { Endpoint } from '@/contract/wire/endpoint'

/** The files of a form by field, read before the transaction begins: reading them would commit it. */
export type Files = Record<string, Uint8Array>
type Sent = { values: Record<string, unknown>; files: Files }

/** Reads query or body together with the path's parameters; an unreadable body counts as empty. */
export async function readBody(
  request: Request,
  path: Record<string, string>,
  { method, body }: Endpoint,
): Promise<Sent> {
  if (method === 'GET') {
    const query = Object.fromEntries(new URL(request.url).searchParams)
    return { values: { ...query, ...path }, files: {} }
  }
  try {
    if (body === 'form') return await readForm(request)
    const read: unknown = JSON.parse(await request.text())
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
