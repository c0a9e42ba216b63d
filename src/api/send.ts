import * as z from 'zod/mini'
import { getSite } from '@/contract/site'
import { readAnswer } from '@/contract/wire/answer'
import { isObject } from '@/contract/wire/basicCodecs'
import type { Data, Endpoint, Envelope, Input } from '@/contract/wire/endpoint'
import { seconds } from '@/lib/durations'
import { isOnline } from '@/lib/useOnline'
import { session } from '@/state/session'
import { encodeCall, type SendOptions } from './encodeCall'
import { isForeign } from './failover/foreign'
import { NetworkFailure, ServerFailure, SessionOver, UnknownOutcome } from './failures'
import { untilLeaving, wasLeft } from './leaving'
import { baseAddress } from './lines'
import { readableText, refusalOf, vagueAnswer } from './readableText'
import { reportSessionLoss } from './sessionLoss'
import { transport } from './transport'

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
export type Answer = {
  /** Where it was sent, and in which session. */
  line: string
  epoch: string
  /** Null where none came. */
  response: Response | null
  envelope: Envelope | null
  /** Decoded; undefined where it can't be, or without a success. */
  data: unknown
  /** Set where the session has ended, or has with this answer. */
  over: SessionOver | null
  /** No server of the family answers like this. */
  isStrange: boolean
}

/** Hears of each answer. Set by the app. */
export const answers = { hear: (_endpoint: Endpoint, answer: Answer): Answer => answer }

/** Time-out of a request, as specified. */
const TIMEOUT = seconds(60)

/** Sends the request. Throws where the caller or the page gives it up. */
async function attempt<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  options: SendOptions,
): Promise<Answer> {
  const { epoch, token } = session
  const line = baseAddress
  const { memberOnly, path } = endpoint
  const isRead = endpoint.effect === 'read'
  const call = either(options.signal, AbortSignal.timeout(TIMEOUT))
  const forget = isRead ? untilLeaving(call) : undefined
  const request = encodeCall(endpoint, input, token, { ...options, signal: call.signal })
  let response: Response | null
  let body = ''
  try {
    response = await transport(request.path, request.init, !isRead)
    body = await response.text()
  } catch (error) {
    if (options.signal?.aborted || wasLeft(call)) throw error
    response = null
  } finally {
    forget?.()
    // The time-out would hold the call for a minute.
    call.abort()
  }

  // Some servers answer uploads without JSON.
  const isUploaded = endpoint.body === 'form' && response?.ok
  const envelope = readAnswer(body) ?? (isUploaded ? { code: 200, message: '', data: null } : null)
  const isLate = memberOnly && session.epoch !== epoch
  const isDead = (response?.status === 401 || envelope?.code === 401) && (memberOnly || token !== null)
  if (isDead && session.epoch === epoch) reportSessionLoss(endpoint, envelope?.message ?? '')
  const over = isLate || isDead ? new SessionOver(!isLate) : null
  const read = envelope?.code === 200 ? z.safeDecode(endpoint.data, envelope.data).data : undefined
  const isStrange =
    __SEVERAL_LINES__ &&
    response !== null &&
    !over &&
    isRead &&
    isForeign(endpoint, response.ok, body, envelope, read)
  // From such a line nothing is no empty list, and what isn't app info no site of defaults.
  const isVoid = isStrange && (envelope?.data === undefined || path === getSite.path)
  const data = isVoid ? undefined : read
  return answers.hear(endpoint, { line, epoch, response, envelope, data, over, isStrange })
}

/** Whether calls now go to another line than the one that failed, for the same member. */
async function onAnotherLine(endpoint: Endpoint, answer: Answer): Promise<boolean> {
  const { response, line, isStrange } = answer
  if (response && !isStrange) return false
  const hasMoved = await import('./failover/failover').then(
    ({ moveFrom }) => moveFrom(line, endpoint.path === getSite.path, undefined, isStrange),
    () => false,
  )
  return hasMoved && !(endpoint.memberOnly && session.epoch !== answer.epoch)
}

/** Whether the session was refused and has gone: public reads serve visitors too. */
const asVisitor = ({ memberOnly }: Endpoint, { over }: Answer): boolean =>
  !!over && !memberOnly && session.token === null

/** Ways that a read may go once more, in this order, each if its time has come. */
const OTHER_WAYS = __SEVERAL_LINES__ ? [onAnotherLine, asVisitor] : [asVisitor]

/** What an answer says, as data and message or as the failure that it is. */
async function replyOf<E extends Endpoint>(
  endpoint: E,
  { response, envelope, data, over }: Answer,
  { isProof }: SendOptions,
): Promise<Reply<E>> {
  if (!response) throw lost(endpoint, new NetworkFailure(true))
  if (over) throw over
  if (envelope && envelope.code !== 200) throw await refusalOf(endpoint, envelope)
  // A success envelope with HTTP 500 is a failure.
  if (!envelope || !response.ok) throw lost(endpoint, new ServerFailure(), envelope ?? {})
  const { message } = envelope
  const isRead = endpoint.effect === 'read'
  if (isRead && (data === undefined || (isProof && envelope.data === undefined))) throw new ServerFailure()
  // A write's code tells how it ended; what comes beside it may be missing.
  const whole = (data === undefined ? z.decode(endpoint.data, null) : data) as Data<E>
  if (endpoint.effect === 'money' && saysTooLittle(endpoint, envelope, whole))
    throw lost(endpoint, new ServerFailure(), envelope)
  const isWord = isRead || endpoint.messageIsData
  return { data: whole, message: isWord ? message : await readableText(endpoint, 200, message) }
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
    const abort = () => one.abort(each?.reason)
    if (each?.aborted) abort()
    each?.addEventListener('abort', abort, { signal: one.signal })
  }
  return one
}
