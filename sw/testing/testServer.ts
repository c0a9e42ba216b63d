import 'fake-indexeddb/auto'
import { CONTROL_HEADERS } from '@/contract/wire/demoControls'
import { createDemoServer } from '../api/app'
import type { demoState } from '../control/state'
import { members } from '../db/seed/members'
import { readSource } from './readSource'

/** The answer of a call in a test. */
export type Reply = { status: number; code: number; message: string; data: unknown }
type Options = { token?: string; id?: string; method?: 'GET' | 'POST' }
/** What the testers' console shows of a server. */
type State = Awaited<ReturnType<typeof demoState>>

let servers = 0

const { stackTraceLimit } = Error
const passwordOf = (name: string) => members.find(({ username }) => username === name)?.password ?? ''

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

  /** One of the testers' controls. */
  const control = (name: string, body: object = {}) => call(`/api/__demo__/${name}`, body)
  const state = async () => (await control('state')).data as State
  /** Sets the demo clock, ms ahead of this machine's. */
  const clock = (offsetMs: number) => control('clock', { offsetMs })

  /** Logs a member in, a seeded one by its own password. */
  const logIn = async (name: string, password = passwordOf(name)): Promise<string> => {
    // It writes a past: a row without an indexed field costs fake-indexeddb an error each, most of it for its stack.
    Error.stackTraceLimit = 0
    try {
      const { data } = await call('/api/login_pc', { name, password, code: '3KD7' })
      return (data as { new_api_token: string }).new_api_token
    } finally {
      Error.stackTraceLimit = stackTraceLimit
    }
  }

  /** A member's session: a function that calls in it, `act` with a request id of its own, `data` for the data alone. */
  const as = async (name: string, password?: string) => {
    const token = await logIn(name, password)
    const ask = (path: string, body: unknown = {}, id?: string) =>
      call(path, body, id === undefined ? { token } : { token, id })
    let intents = 0
    const act = (path: string, body: unknown = {}) => ask(path, body, `intent-${(intents += 1)}`)
    const data = async <T>(path: string, body: unknown = {}) => (await ask(path, body)).data as T
    return Object.assign(ask, { act, data, token })
  }

  return { server, databaseName, call, control, state, clock, logIn, as }
}
