import { texts } from '../texts/texts'

/** Reads shipped texts from their sources, for demo servers in Node. */
export function readSource(address: string): Promise<Response> {
  const found = texts[new URL(address).pathname]
  return Promise.resolve(found ? Response.json(found) : new Response(null, { status: 404 }))
}
