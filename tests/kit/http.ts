import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Server } from 'node:net'

// Between Node's servers and those of `fetch`.

/** A call as a page made it. */
export type Call = { method: string; url: string; headers: Record<string, string>; body: Buffer | null }

/** A request that has come to a server of Node's, at the address of that origin. */
export async function callOf(request: IncomingMessage, origin: string): Promise<Call> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  const headers = Object.entries(request.headers).flatMap(([name, value]) =>
    // HTTP/2 has names of its own.
    value === undefined || name.startsWith(':') ? [] : [[name, [value].flat().join(', ')]],
  )
  return {
    method: request.method ?? 'GET',
    url: origin + (request.url ?? '/'),
    headers: Object.fromEntries(headers) as Record<string, string>,
    body: parts.length > 0 ? Buffer.concat(parts) : null,
  }
}

export const requestOf = ({ url, body, ...init }: Call): Request =>
  new Request(url, body ? { ...init, body: new Uint8Array(body) } : init)

/** Sends an answer over a server of Node's. */
export async function send(response: ServerResponse, answer: Response): Promise<void> {
  const body = Buffer.from(await answer.arrayBuffer())
  const headers = { ...Object.fromEntries(answer.headers), 'Content-Length': body.length }
  response.writeHead(answer.status, headers).end(body)
}

/** Listens on this machine, by default on a free port. Resolves to the port. */
export async function listen(server: Server, port = 0): Promise<number> {
  await new Promise<void>((listening, failed) => {
    server.once('error', failed).listen(port, '127.0.0.1', listening)
  })
  return (server.address() as AddressInfo).port
}

/** A port that nothing listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer()
  const port = await listen(probe)
  await new Promise((closed) => probe.close(closed))
  return port
}
