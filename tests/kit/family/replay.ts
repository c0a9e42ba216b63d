import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { callOf, listen, requestOf, send, type Call } from '../http'
import { page } from './answers'
import { familyAccounts } from './seed'
import { createFamilyServer, type FamilyServer } from './server'

const HOST = '127.0.0.1'
const PORT = '4180'

/** A failure that needs one sentence and no stack trace. */
export class Told extends Error {}

/**
 * `npm run task -- replay`: the family server over HTTP on this machine, with state until it stops. Options: `--port`,
 * `--numbers-as-text`. Throws Told when it can't start.
 */
export async function replay(
  options: string[],
  say: (text: string) => void,
): Promise<{ url: string; close: () => void }> {
  const { port, numbersAsText } = read(options)
  let family: FamilyServer | undefined
  const server = createServer((request, response) => {
    void callOf(request, own()).then(async (call) => send(response, await answer(call)))
  })
  const answer = (call: Call) => {
    const [, outside] = call.url.split('/outside/')
    return outside ? page(outside) : (family?.app.fetch(requestOf(call)) ?? page('starting'))
  }
  const own = () => `http://${HOST}:${(server.address() as AddressInfo).port}`

  await listen(server, port).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error
    throw new Told(
      `Port ${port} is taken by another program. Name a free one: npm run task -- replay --port ${port + 1}`,
    )
  })
  const url = own()
  const outside = { service: `${url}/outside/service`, agent: `${url}/outside/agent` }
  family = createFamilyServer({ numbersAsText, addresses: { images: url, game: url, ...outside } })
  say(helpOf(url))
  return {
    url,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

function read(options: string[]): { port: number; numbersAsText: boolean } {
  try {
    const known = { port: { type: 'string', default: PORT }, 'numbers-as-text': { type: 'boolean' } } as const
    const { values } = parseArgs({ args: options, options: known })
    const port = Number(values.port)
    if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`${values.port} is no port`)
    return { port, numbersAsText: values['numbers-as-text'] ?? false }
  } catch (error) {
    throw new Told(`${(error as Error).message}. Options: --port 4180, --numbers-as-text`)
  }
}

function helpOf(url: string): string {
  const folder = join(tmpdir(), 'portal-replay')
  return `A server of the family answers at ${url} (state in memory; Ctrl-C ends it).

Accounts, payment password abcd123456 for each:
${Object.entries(familyAccounts)
  .map(([name, password]) => `  ${name}  ${password}`)
  .join('\n')}

A portal against it, in another terminal:
  VITE_API_BASE=${url} VITE_PAYMENT_PASSWORD=8-20 npx vite build --outDir ${folder} --emptyOutDir
  VITE_API_BASE=${url} npx vite preview --outDir ${folder} --host 127.0.0.1 --port 4174
`
}
