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
import { reportSessionLoss } from './sessionLoss'
import { toRequest, type SendOptions } from './toRequest'
import { transport } from './transport'
import { unanswered } from './unanswered'

/** Decoded data and message of a successful call. */
export type Reply<E extends Endpoint> = { data: Data<E>; message: string }

/**
 * Sends one call; what changes something, never twice. Throws RefusedError for any code but 200, ServerFailure without a valid
 * envelope or readable data, NetworkFailure without a response, UnknownOutcome instead of these for money that may have moved, and
 * SessionOver when the session has ended meanwhile.
 */
export async function send<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  options: SendOptions = {},
): Promise<Reply<E>> {
  const isRead = endpoint.effect === 'read'
  // Offline, nothing that changes data is sent.
  if (!isRead && !isOnline()) throw new NetworkFailure(false)
  let answer = await attempt(endpoint, input, options)
  for (const hasOtherWay of isRead ? OTHER_WAYS : [])
    if (await hasOtherWay(endpoint, answer)) answer = await attempt(endpoint, input, options)
  return replyOf(endpoint, answer, options)
}

/** What came of an attempt. */
type Answer = {
  /** Where it was sent, and in which session. */
  line: string
  epoch: string
  /** Null where no answer came. */
  body: string | null
  status: number
  ok: boolean
  envelope: Envelope | null
  /** Decoded; undefined where it can't be, or without a success. */
  data: unknown
  /** Set where the session has ended, or has with this answer. */
  over: SessionOver | null
}
const NONE = { body: null, status: 0, ok: false, envelope: null, data: undefined, over: null }

/** Time-out of a request, as specified. */
const TIMEOUT = seconds(60)

/** Sends the request. Throws where the caller or the page gives it up. */
async function attempt<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  options: SendOptions,
): Promise<Answer> {
  const { epoch, token } = session
  const { effect, memberOnly, path } = endpoint
  const sent = { line: baseAddress, epoch }
  const call = either(options.signal, AbortSignal.timeout(TIMEOUT))
  const forget = effect === 'read' ? untilLeaving(call) : undefined
  const request = toRequest(endpoint, input, token, { ...options, signal: call.signal })
  let response: Response
  let body: string
  try {
    response = await transport(request.path, request.init, effect !== 'read')
    body = await response.text()
  } catch (error) {
    if (options.signal?.aborted || wasLeft(call)) throw error
    unanswered.hear({ path, line: sent.line, failure: 'lost' })
    return { ...sent, ...NONE }
  } finally {
    forget?.()
    // The time-out would hold the call for a minute.
    call.abort()
  }

  const { status, ok } = response
  const envelope = readAnswer(body)
  const isLate = memberOnly && session.epoch !== epoch
  const isDead = (status === 401 || envelope?.code === 401) && (memberOnly || token !== null)
  if (isDead && session.epoch === epoch) reportSessionLoss(endpoint, envelope?.message ?? '')
  const over = isLate || isDead ? new SessionOver(!isLate) : null
  if (!over && !envelope && !isUploaded(endpoint, ok))
    unanswered.hear({ path, line: sent.line, failure: 'no envelope', status })
  const data = envelope?.code === 200 ? z.safeDecode(endpoint.data, envelope.data).data : undefined
  return { ...sent, body, status, ok, envelope, data, over }
}

/** Some servers answer uploads without JSON. */
const isUploaded = (endpoint: Endpoint, ok: boolean): boolean => endpoint.body === 'form' && ok

/** Whether no server of the family answers a read like this; looked at where there are other lines. */
const isStrange = (endpoint: Endpoint, { body, ok, envelope, data, over }: Answer): boolean =>
  __SEVERAL_LINES__ && body !== null && !over && isForeign(endpoint, ok, body, envelope, data)

/** Whether calls now go to another line than the one that failed, for the same member. */
async function onAnotherLine(endpoint: Endpoint, answer: Answer): Promise<boolean> {
  const isForeignLine = isStrange(endpoint, answer)
  if (answer.body !== null && !isForeignLine) return false
  const hasMoved = await import('./failover').then(
    ({ moveFrom }) => moveFrom(answer.line, endpoint.path === getSite.path, undefined, isForeignLine),
    () => false,
  )
  return hasMoved && !(endpoint.memberOnly && session.epoch !== answer.epoch)
}

/** Whether the session was refused and has gone: public reads serve visitors too. */
const asVisitor = ({ memberOnly }: Endpoint, { over }: Answer): boolean =>
  over !== null && !memberOnly && session.token === null

/** Ways that a read may go once more, in this order, each if its time has come. */
const OTHER_WAYS = __SEVERAL_LINES__ ? [onAnotherLine, asVisitor] : [asVisitor]

/** What an answer says, as data and message or as the failure that it is. */
async function replyOf<E extends Endpoint>(
  endpoint: E,
  answer: Answer,
  { isProof = false }: SendOptions,
): Promise<Reply<E>> {
  const { effect, path } = endpoint
  const { body, ok, envelope, over } = answer
  if (body === null) throw lost(endpoint, new NetworkFailure(true))
  if (over) throw over
  if (!envelope && isUploaded(endpoint, ok)) return { data: null as Data<E>, message: '' }
  if (!envelope) throw lost(endpoint, new ServerFailure(), {})
  if (envelope.code !== 200) throw await refusalOf(endpoint, envelope)
  // A success envelope with HTTP 500 is a failure.
  if (!ok) throw lost(endpoint, new ServerFailure(), envelope)
  const { message } = envelope
  if (effect === 'read') {
    const isForeignAnswer = isStrange(endpoint, answer)
    const isMissing = (isForeignAnswer || isProof) && envelope.data === undefined
    if (answer.data === undefined || isMissing || (isForeignAnswer && path === getSite.path))
      throw new ServerFailure()
    return { data: answer.data as Data<E>, message }
  }
  // A write's code tells how it ended; what comes beside it may be missing.
  const data = (answer.data === undefined ? z.decode(endpoint.data, null) : answer.data) as Data<E>
  if (effect === 'money' && saysTooLittle(endpoint, envelope, data))
    throw lost(endpoint, new ServerFailure(), envelope)
  return { data, message: endpoint.messageIsData ? message : await readableText(endpoint, 200, message) }
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
