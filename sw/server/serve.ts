import * as z from 'zod/mini'
import type { ShippedTexts } from '@/contract/texts/shippedTexts'
import type { Data, Endpoint, Envelope, Input } from '@/contract/wire/endpoint'
import { firstAnswer, keepAnswer, type RequestKey } from '../db/answers'
import { clock } from '../db/clock'
import type { Store } from '../db/open'
import { Refusal } from '../db/refusal'
import type { MemberRow } from '../db/rows'
import type { Tx } from '../db/stores'
import { json, pathOf, type Routes } from './routes'
import { memberOf } from './sessions'
import { readTexts, type ReadFile } from './texts'
import { wrongIn } from './wrongInput'

/** The portal's folder on its host, `''` at the root. Node has no such setting. */
const FOLDER = (import.meta.env?.BASE_URL ?? '/').slice(0, -1)

/** Where calls are mounted, the store they read, how this host reads a shipped file, and the paths whose body is a form. */
export type Api = { routes: Routes; store: Store; readFile: ReadFile; uploads: Set<string> }

/** The files of a form by field, read before the transaction begins: reading them would commit it. */
type Files = Record<string, Uint8Array>
type Sent = { values: Record<string, unknown>; files: Files }

/** A handler's arguments. Await only requests of `tx` in it: any other wait commits the transaction. */
export type Call<E extends Endpoint> = {
  input: Input<E>
  tx: Tx
  /** The demo clock, ms. */
  now: number
  /** The portal's address without the last slash, for addresses of its own pages. */
  site: string
  token: string
  files: Files
  /** The shipped texts that the call asked for. */
  texts: ShippedTexts
}
/** The arguments of a member call's handler. */
export type MemberCall<E extends Endpoint> = Call<E> & { member: MemberRow }

class Said<D> {
  readonly message: string
  readonly data: D
  constructor(message: string, data: D) {
    this.message = message
    this.data = data
  }
}

/** An answer with a message of its own, `say('转账成功')` or `say(orderNumber)`; the default message is 成功. */
export function say(message: string): Said<null>
export function say<D>(message: string, data: D): Said<D>
export function say(message: string, data: unknown = null): Said<unknown> {
  return new Said(message, data)
}

type Answer<E extends Endpoint> = Data<E> | Said<Data<E>> | Promise<Data<E> | Said<Data<E>>>
type Work<M> = (call: Call<Endpoint>, member: M) => unknown

/**
 * Mounts a public call. The handler throws `Refusal` for any code but 200. `file` is the address of shipped texts that it needs:
 * they are read before its transaction begins.
 */
export function serve<E extends Endpoint>(
  api: Api,
  endpoint: E,
  handler: (call: Call<E>) => Answer<E>,
  { file = '' } = {},
): void {
  mount(api, endpoint, (call) => handler(call as Call<E>), { file })
}

/** Mounts a member call: 401 without a session, 403 for blocked members unless `evenBlocked`. */
export function serveMember<E extends Endpoint>(
  api: Api,
  endpoint: E,
  handler: (call: MemberCall<E>) => Answer<E>,
  { evenBlocked = false } = {},
): void {
  mount(api, endpoint, (call, member: MemberRow) => handler({ ...(call as Call<E>), member }), {
    door: (member) => admit(member, evenBlocked),
  })
}

function admit(member: MemberRow | null, evenBlocked: boolean): MemberRow {
  if (!member) throw new Refusal('登录已过期，请重新登录', 401)
  if (!evenBlocked && (member.isblack || !member.status))
    throw new Refusal('该用户已被禁用，请联系管理员！', 403)
  return member
}

/** Mounts a call. `door` lets its member in, once per call. */
function mount<M>(
  api: Api,
  endpoint: Endpoint,
  work: Work<M>,
  { door, file = '' }: { door?: (member: MemberRow | null) => M; file?: string },
): void {
  if (endpoint.body === 'form') api.uploads.add(endpoint.path)
  api.routes.on(endpoint.method, endpoint.path, async (request, parameters) => {
    const { values, files } = await readBody(request, parameters, endpoint)
    const sent = z.safeDecode(endpoint.request, values)
    const { headers } = request
    const token = /^Bearer (.+)$/.exec(headers.get('Authorization') ?? '')?.[1] ?? ''
    const id = endpoint.effect === 'read' ? '' : (headers.get('X-Request-Id') ?? '').slice(0, 100)
    const key: RequestKey = { owners: [token], id, call: pathOf(request) }
    const { origin } = new URL(request.url)
    const texts = file === '' ? {} : await readTexts(api.readFile, origin + file)

    const tx = await api.store.begin()
    try {
      if (!texts) throw new Refusal('内容暂时无法读取，请稍后再试', 500)
      const now = await clock(tx)
      const member = door ? await memberOf(tx, token, now) : null
      // Tokens contain no spaces, so a member's key never equals a token.
      if (member) key.owners.push(`member ${member.username}`)
      const first = await firstAnswer(tx, key)
      if (first) return json(first)
      const admitted = door?.(member) as M
      if (!sent.success)
        throw new Refusal(`参数不正确：${wrongIn(endpoint.request, values, sent.error.issues)}`, 1000)
      const site = origin + FOLDER
      const answer = await work({ input: sent.data, tx, now, site, token, files, texts }, admitted)
      const { message, data } = answer instanceof Said ? answer : new Said('成功', answer)
      const envelope: Envelope = { code: 200, message, data: z.encode(endpoint.data, data) }
      await keepAnswer(tx, key, envelope)
      await tx.done
      return json(envelope)
    } catch (error) {
      abandon(tx)
      if (!(error instanceof Refusal)) throw error
      return refuse(api, key, error)
    }
  })
}

/** Reads query or body together with the path's parameters; an unreadable body counts as empty. */
async function readBody(
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

/** Rolls the call back. */
function abandon(tx: Tx): void {
  tx.done.catch(() => undefined)
  try {
    tx.abort()
  } catch {
    // The transaction has failed and rolled back already.
  }
}

/** Stores a refusal under its request id: a repeat must not succeed after the member has seen a refusal. */
async function refuse(api: Api, key: RequestKey, { message, code }: Refusal): Promise<Response> {
  const envelope: Envelope = { code, message, data: [] }
  if (code === 401 || code === 403) return json(envelope, code)
  if (key.id === '') return json(envelope)
  const tx = await api.store.begin()
  const first = await firstAnswer(tx, key)
  if (!first) await keepAnswer(tx, key, envelope)
  await tx.done
  return json(first ?? envelope)
}
