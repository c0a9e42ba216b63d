import * as z from 'zod/mini'
import { incoming } from './wireBasics'

// zod probes `new Function` at its first parse unless told not to; the page's policy forbids that (faults 1.8).
z.config({ jitless: true })

/**
 * What a call does on the server (D24). `read` may be repeated freely. `change` alters something and is sent once per
 * action, with a request id. `money` is a change whose lost answer must be shown as an unknown outcome.
 */
type Effect = 'read' | 'change' | 'money'

/** The list in which the effect of a money request shows afterwards, so that a lost outcome can be looked up (D68). */
export type Trace =
  | 'deposits'
  | 'withdrawals'
  | 'transfers'
  | 'venues'
  | 'accounts'
  | 'rebates'
  | 'redPackets'
  | 'applications'
  | 'bets'

/** How a refusal is told: as an error (the rule), in another tone, or not at all. */
type Tone = 'error' | 'warning' | 'success' | 'silent'

/** One call of the server: where it lives, what goes in, what comes back. Paths as Hono writes them. */
export type Endpoint<
  Request extends z.ZodMiniType = z.ZodMiniType,
  Data extends z.ZodMiniType = z.ZodMiniType,
> = {
  method: 'GET' | 'POST'
  path: `/api/${string}`
  /** Refused with 401 unless a session token comes along. */
  memberOnly: boolean
  effect: Effect
  /** Sent as multipart instead of JSON. */
  body?: 'form'
  /** What members call this action, `转账`: for texts the server has no Chinese words for (D61). */
  action: string
  /** The tone of its refusals where it is not `error`, with the source beside it (D13). */
  tone?: Tone
  /** Where its effect shows; every money request has one. */
  trace?: Trace
  /** The message of a success is data or goes unread: it isn't translated for members. */
  messageIsData?: boolean
  request: Request
  data: Data
}

/** What the caller passes and the demo server's handler receives, in the app's own terms. */
export type Input<E extends Endpoint> = z.output<E['request']>
/** What the handler returns and the caller receives, in the app's own terms. */
export type Data<E extends Endpoint> = z.output<E['data']>

/** A call that takes nothing. */
const nothing = z.object({})
/** An answer whose `data` nobody reads: only its code and message count. */
export const anything = z.codec(incoming, z.custom<null>(), {
  decode: () => null,
  encode: () => [],
})

type Options<R, D> = {
  request?: R
  data?: D
  body?: 'form'
  action?: string
  messageIsData?: boolean
  tone?: Tone
}
/** What a POST does must be said: a forgotten `money` would be sent like a read. */
type Effects = { effect: 'read' | 'change'; trace?: never } | { effect: 'money'; trace: Trace }

type Get = <R extends z.ZodMiniType = typeof nothing, D extends z.ZodMiniType = typeof anything>(
  path: Endpoint['path'],
  options?: Options<R, D>,
) => Endpoint<R, D>
type Post = <R extends z.ZodMiniType = typeof nothing, D extends z.ZodMiniType = typeof anything>(
  path: Endpoint['path'],
  options: Options<R, D> & Effects,
) => Endpoint<R, D>

const define =
  (method: Endpoint['method'], memberOnly: boolean) =>
  <R extends z.ZodMiniType = typeof nothing, D extends z.ZodMiniType = typeof anything>(
    path: Endpoint['path'],
    {
      request = nothing as z.ZodMiniType as R,
      data = anything as z.ZodMiniType as D,
      effect = 'read',
      action = effect === 'read' ? '查询' : '操作',
      ...rest
    }: Options<R, D> & Partial<Effects> = {},
  ): Endpoint<R, D> => ({
    method,
    path,
    memberOnly,
    effect,
    action,
    request,
    data,
    ...rest,
  })

/** A GET anyone may make; a read. */
export const publicGet: Get = define('GET', false)
/** A POST anyone may make. */
export const publicPost: Post = define('POST', false)
/** A GET for members; a read. */
export const memberGet: Get = define('GET', true)
/** A POST for members. */
export const memberPost: Post = define('POST', true)

/** Every answer of the server (D15). `code` 200 is success; any other code is a refusal whose message is shown. */
export type Envelope = { code: number; message: string; data: unknown }

/**
 * Reads the envelope out of any parsed JSON. Null when it is none: no object, or no code that is an integer
 * (`200` and `"200"` both are). D15.
 */
export function readEnvelope(json: unknown): Envelope | null {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return null
  const { code, message, data } = json as Record<string, unknown>
  const number = typeof code === 'string' && /^\d{1,6}$/.test(code) ? Number(code) : code
  if (typeof number !== 'number' || !Number.isInteger(number)) return null
  return { code: number, message: typeof message === 'string' ? message : '', data }
}
