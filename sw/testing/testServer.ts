import 'fake-indexeddb/auto'
import { CONTROL_HEADERS } from '@/contract/wire/demoControls'
import { createDemoServer } from '../api/app'
import { readSource } from './readSource'

/** The answer of a call in a test. */
export type Reply = { status: number; code: number; message: string; data: unknown }
type Options = { token?: string; id?: string; method?: 'GET' | 'POST' }

let servers = 0

const { stackTraceLimit } = Error

/** A demo server with its own database, and helpers to call it. */
export function testServer(databaseName = `test-${(servers += 1)}-${Math.random()}`) {
  const server = createDemoServer({ databaseName, readFile: readSource })

  const call = async (
    path: string,
    body: unknown = {},
    { token = '', id, method = 'POST' }: Options = {},
  ): Promise<Reply> => {
    const headers = {
      ...CONTROL_HEADERS,
      Authorization: `Bearer ${token}`,
      ...(id === undefined ? {} : { 'X-Request-Id': id }),
    }
    const sent = method === 'GET' ? { method, headers } : { method, headers, body: JSON.stringify(body) }
    const response = await server.request(`http://localhost${path}`, sent)
    return { status: response.status, ...((await response.json()) as Omit<Reply, 'status'>) }
  }

  const logIn = async (name: string, password: string): Promise<string> => {
    // It writes a past: a row without an indexed field costs fake-indexeddb an error each, most of it for its stack.
    Error.stackTraceLimit = 0
    try {
      const { data } = await call('/api/login_pc', { name, password, code: '3KD7' })
      return (data as { new_api_token: string }).new_api_token
    } finally {
      Error.stackTraceLimit = stackTraceLimit
    }
  }

  /** Logs a seeded member in and returns a function that calls in that session. */
  const as = async (name: string, password: string) => {
    const token = await logIn(name, password)
    return (path: string, body: unknown = {}, id?: string) =>
      call(path, body, id === undefined ? { token } : { token, id })
  }

  return { server, databaseName, call, logIn, as }
}
