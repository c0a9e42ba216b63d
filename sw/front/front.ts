import * as z from 'zod/mini'
import type { Envelope } from '@/contract/wire/endpoint'
import { Refusal } from '../db/refusal'
import { refusalOf, sealed, turnedAway } from '../server/gate'
import { answers, type SeededAnswer } from './answers'

/** The demo database of this origin. */
export const DATABASE = 'portal-demo-server'

type Host = { fetch: (request: Request) => Response | Promise<Response> }

/**
 * The page's own demo server on a first visit. Until there is a database nothing has changed, and the first reads are
 * answered from the seeds; every other call goes to the whole server, which is loaded for it.
 */
export function createFront(loadServer: () => Promise<Host>, database = DATABASE): Host {
  return {
    fetch: async (request) => {
      const answer = (await mayHaveState(database)) ? null : await answerFromSeeds(request)
      return answer ?? (await loadServer()).fetch(request)
    },
  }
}

/** Whether a session, a tester's settings or anything else may have been stored. Assumed where databases cannot be listed. */
async function mayHaveState(database: string): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === database)
  } catch {
    return true
  }
}

/** The answer of the whole server in its seeded state; null for calls that are not answered here. */
async function answerFromSeeds(request: Request): Promise<Response | null> {
  const { pathname, searchParams } = new URL(request.url)
  const isAsked = ({ endpoint: { method, path } }: SeededAnswer) =>
    path === pathname && method === request.method
  const found = answers.find(isAsked) ?? (await import('./gameAnswers')).gameAnswers.find(isAsked)
  if (!found) return null
  const refusal = refusalOf(request, pathname)
  if (refusal !== null) return turnedAway(refusal)
  const { endpoint, answer } = found
  const sent = request.method === 'GET' ? Object.fromEntries(searchParams) : await readJson(request)
  const input = z.safeDecode(endpoint.request, sent as z.input<typeof endpoint.request>)
  if (!input.success) return null
  const data = answer(input.data)
  const envelope: Envelope =
    data instanceof Refusal
      ? { code: data.code, message: data.message, data: [] }
      : { code: 200, message: '成功', data: z.encode(endpoint.data, data) }
  // Not `Response.json`, which the oldest supported Safari lacks.
  return sealed(
    new Response(JSON.stringify(envelope), {
      headers: { 'Content-Type': 'application/json', Date: new Date().toUTCString() },
    }),
  )
}

/** The body, left readable for the whole server. */
const readJson = (request: Request): Promise<unknown> =>
  request
    .clone()
    .json()
    .catch(() => null)
