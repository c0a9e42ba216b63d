import * as z from 'zod/mini'
import { asText, incoming } from './basicCodecs'
import { readReferences } from './htmlText'

// By default zod tries `new Function` at its first parse, which the page's content security policy forbids.
z.config({ jitless: true })

/**
 * What a call does on the server (D24). `read` may be repeated freely. `change` alters something and is sent once per
 * action, with a request id. `money` is a change whose lost answer must be shown as an unknown outcome.
 */
type Effect = 'read' | 'change' | 'money'

/** The list that shows the effect of a money request, where a lost outcome is looked up. */
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

/** Tone of the toast for a refusal; `silent` shows none. */
type Tone = 'error' | 'warning' | 'success' | 'silent'

/** One call of the server. Path parameters are written `:name`. */
export type Endpoint<
  Request extends z.ZodMiniType = z.ZodMiniType,
  Data extends z.ZodMiniType = z.ZodMiniType,
> = {
  method: 'GET' | 'POST'
  path: `/api/${string}`
  /** Refused with 401 without a session token. */
  memberOnly: boolean
  effect: Effect
  /** Sent as multipart instead of JSON. */
  body?: 'form'
  /** The action's Chinese name, `转账`, for results whose message isn't Chinese. */
  action: string
  /** Tone of its refusals where it isn't `error`; cite the source beside it (D13). */
  tone?: Tone
  /** Required for money requests. */
  trace?: Trace
  /** The message of a success is data or goes unread: it isn't translated for members. */
  messageIsData?: boolean
  /** What the caller of a money request needs of its success: without it, null, the success is no answer. */
  needs?(reply: { data: z.output<Data>; message: string }): unknown
  request: Request
  data: Data
}

/** Decoded input: what callers pass and demo handlers receive. */
export type Input<E extends Endpoint> = z.output<E['request']>
/** Decoded data: what demo handlers return and callers receive. */
export type Data<E extends Endpoint> = z.output<E['data']>

const nothing = z.object({})
/** For calls whose `data` is ignored. */
export const anything = z.codec(incoming, z.custom<null>(), {
  decode: () => null,
  encode: () => [],
})

type Options<R, D extends z.ZodMiniType> = {
  request?: R
  data?: D
  body?: 'form'
  action?: string
  messageIsData?: boolean
  needs?: (reply: { data: z.output<D>; message: string }) => unknown
  tone?: Tone
}
/** Required for every POST, since a forgotten `money` would be sent like a read. */
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

/** The envelope of every response (D15). `code` 200 is success, any other code a refusal. */
export type Envelope = { code: number; message: string; data: unknown }

/** Reads the envelope from parsed JSON; null unless it is an object with an integer code (`200` or `"200"`). */
export function readEnvelope(json: unknown): Envelope | null {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return null
  const { code, message, data } = json as Record<string, unknown>
  const number = typeof code === 'string' && /^\d{1,6}$/.test(code) ? Number(code) : code
  if (typeof number !== 'number' || !Number.isInteger(number)) return null
  return { code: number, message: readReferences(asText(message)), data }
}
