import * as z from 'zod/mini'
import { readAnswer } from '@/contract/wire/answer'
import { isObject } from '@/contract/wire/basicCodecs'
import type { Data, Endpoint, Envelope, Input } from '@/contract/wire/endpoint'
import { getSite } from '@/contract/site'
import { seconds } from '@/lib/durations'
import { isOnline } from '@/lib/useOnline'
import { session } from '@/state/session'
import { NetworkFailure, ServerFailure, SessionOver, UnknownOutcome } from './failures'
import { isForeign } from './foreign'
import { baseAddress } from './lines'
import { untilLeaving, wasLeft } from './leaving'
import { readableText, refusalOf, vagueAnswer } from './readableText'
import { lastTold, noteServerTime } from './serverDate'
import { reportSessionLoss } from './sessionLoss'
import { toRequest, type SendOptions } from './toRequest'
import { transport } from './transport'

/** Decoded data and message of a successful call. */
export type Reply<E extends Endpoint> = { data: Data<E>; message: string }

/** Time-out of a request, as specified. */
const TIMEOUT = seconds(60)

/** Whether this build reports failures. */
const REPORTS = Boolean(import.meta.env.VITE_REPORT_URL)

/**
 * Sends one call, never twice. Throws RefusedError for any code but 200, ServerFailure without a valid envelope or readable data,
 * NetworkFailure without a response, UnknownOutcome instead of these for money that may have moved, and SessionOver when the
 * session has ended meanwhile.
 */
export async function send<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  options: SendOptions = {},
): Promise<Reply<E>> {
  const { epoch, token } = session
  // Offline, nothing that changes data is sent.
  if (endpoint.effect !== 'read' && !isOnline()) throw new NetworkFailure(false)

  const line = baseAddress
  const call = either(options.signal, AbortSignal.timeout(TIMEOUT))
  const forget = endpoint.effect === 'read' ? untilLeaving(call) : undefined
  const { path, init } = toRequest(endpoint, input, token, { ...options, signal: call.signal })
  let response: Response
  let body: string
  try {
    const askedAt = Date.now()
    response = await transport(path, init, endpoint.effect !== 'read')
    if (init.method === 'POST') noteServerTime(response.headers.get('Date'), askedAt)
    body = await response.text()
  } catch (error) {
    if (options.signal?.aborted || wasLeft(call)) throw error
    if (REPORTS) noteFailure(endpoint, 'lost')
    if (__SEVERAL_LINES__ && (await mayGoElsewhere(endpoint, line, epoch, false)))
      return send(endpoint, input, options)
    throw lost(endpoint, new NetworkFailure(true))
  } finally {
    forget?.()
    // The time-out would hold the call for a minute.
    call.abort()
  }

  if (endpoint.memberOnly && session.epoch !== epoch) throw new SessionOver()
  const envelope = readAnswer(body)
  const { status, ok } = response
  // For the polls (D83).
  if (status === 429 || status === 503) lastTold.pause = [response.headers.get('Retry-After'), Date.now()]
  const isDead = status === 401 || envelope?.code === 401
  if (isDead && (endpoint.memberOnly || token !== null)) {
    if (session.epoch === epoch) reportSessionLoss(endpoint, envelope?.message ?? '')
    // Public reads serve visitors too: send it again without the token.
    if (!endpoint.memberOnly && endpoint.effect === 'read' && session.token === null)
      return send(endpoint, input, options)
    throw new SessionOver(true)
  }
  const read = envelope?.code === 200 ? z.safeDecode(endpoint.data, envelope.data) : null
  const isStrange =
    __SEVERAL_LINES__ && endpoint.effect === 'read' && isForeign(endpoint, ok, body, envelope, read?.data)
  if (isStrange && (await mayGoElsewhere(endpoint, line, epoch, true))) return send(endpoint, input, options)
  // Some servers answer uploads without JSON.
  if (endpoint.body === 'form' && ok && envelope === null) return { data: null as Data<E>, message: '' }
  if (envelope === null) {
    if (REPORTS) noteFailure(endpoint, 'no envelope', status)
    throw lost(endpoint, new ServerFailure(), {})
  }
  if (envelope.code !== 200) throw await refusalOf(endpoint, envelope)
  // A success envelope with HTTP 500 is a failure.
  if (!ok) throw lost(endpoint, new ServerFailure(), envelope)
  const isMissing =
    (isStrange && endpoint.path === getSite.path) ||
    ((isStrange || options.isProof) && envelope.data === undefined)
  if ((!read?.success && endpoint.effect === 'read') || isMissing) throw new ServerFailure()
  // A write's code tells how it ended; what comes beside it may be missing.
  const data = (read?.success ? read.data : z.decode(endpoint.data, null)) as Data<E>
  if (endpoint.effect === 'money' && saysTooLittle(endpoint, envelope, data))
    throw lost(endpoint, new ServerFailure(), envelope)
  const isShown = endpoint.effect !== 'read' && !endpoint.messageIsData
  return { data, message: isShown ? await readableText(endpoint, 200, envelope.message) : envelope.message }
}

/** Whether a read may be sent again: calls now go to another line, for the same member. */
const mayGoElsewhere = async (
  { effect, memberOnly, path }: Endpoint,
  failed: string,
  epoch: string,
  isStrange: boolean,
): Promise<boolean> =>
  effect === 'read' &&
  (await import('./failover').then(
    ({ moveFrom }) => moveFrom(failed, path === getSite.path, undefined, isStrange),
    () => false,
  )) &&
  !(memberOnly && session.epoch !== epoch)

/** Reports an unanswered call to `src/app/reports`. */
function noteFailure({ path }: Endpoint, failure: 'lost' | 'no envelope', status?: number): void {
  if (!isOnline()) return
  const line = baseAddress || location.origin
  dispatchEvent(new CustomEvent('call-failed', { detail: { path, failure, status, line } }))
}

/** The failure of a call without an answer, or with one that can't be read, for which `answer` is given. */
const lost = (endpoint: Endpoint, failure: Error, answer?: { data?: unknown }): Error =>
  endpoint.effect === 'money' ? new UnknownOutcome(answer && vagueAnswer(answer.data)) : failure

/** Whether a success lacks what it is to bring: servers of the family send `data` with each, never an empty object. */
const saysTooLittle = (endpoint: Endpoint, { data: raw, message }: Envelope, data: unknown): boolean =>
  raw === undefined ||
  (isObject(raw) && Object.keys(raw).length === 0) ||
  endpoint.needs?.({ data, message }) === null

/** Aborts as soon as one of the signals does, and forgets them once aborted. Safari before 17.4 has no `AbortSignal.any`. */
function either(...signals: (AbortSignal | undefined)[]): AbortController {
  const one = new AbortController()
  for (const each of signals) {
    if (each?.aborted) one.abort(each.reason)
    each?.addEventListener('abort', () => one.abort(each.reason), { signal: one.signal })
  }
  return one
}
