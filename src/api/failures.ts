import type { Endpoint } from '@/contract/wire/endpoint'
import { toast } from '@/state/toasts'

/** The server refused the request. `message` is Chinese and meant for members. */
export class RefusedError extends Error {
  override name = 'RefusedError'
  readonly code: number
  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}

/** The response isn't a valid API envelope: HTML, an empty body, a server exception. */
export class ServerFailure extends Error {
  override name = 'ServerFailure'
  constructor() {
    super('服务器异常，请稍后再试')
  }
}

export const NO_NETWORK = '网络异常，请检查当前网络后重试！'

/** No response: no network, a dropped connection, or the 60 s time-out. `sent` is false when nothing left the device. */
export class NetworkFailure extends Error {
  override name = 'NetworkFailure'
  readonly sent: boolean
  constructor(sent: boolean) {
    super(NO_NETWORK)
    this.sent = sent
  }
}

/** What a server sent that doesn't tell how a money request ended: the balance as the wire has it, if it has one. */
export type VagueAnswer = { balance: unknown }

/** The response to a money request was lost, or is a `vague` one: it may have succeeded (D24). */
export class UnknownOutcome extends Error {
  override name = 'UnknownOutcome'
  readonly vague: VagueAnswer | undefined
  constructor(vague?: VagueAnswer) {
    super('请求结果未知，请先到资金记录核对，切勿重复提交')
    this.vague = vague
  }
}

/**
 * The request's session is over: 401, logout or a newer login. Never shown. `wasRefused` is true when the
 * server refused this very request, so that it had no effect.
 */
export class SessionOver extends Error {
  override name = 'SessionOver'
  readonly wasRefused: boolean
  constructor(wasRefused = false) {
    super('')
    this.wasRefused = wasRefused
  }
}

/**
 * Shows a failed call as a toast; every error passes here. Refusals show the server's message in the endpoint's tone. Network
 * failures of reads are silent, since their regions show them, unless the member `isAskedFor` the read.
 * SessionOver and aborted calls show nothing; an unknown outcome has its own dialog.
 */
export function tellFailure(
  endpoint: Endpoint | undefined,
  error: unknown,
  { isAskedFor = endpoint?.effect !== 'read' } = {},
): void {
  const tone = endpoint?.tone ?? 'error'
  if (error instanceof RefusedError) {
    if (tone !== 'silent') toast[tone](error.message)
  } else if (error instanceof ServerFailure) {
    if (tone !== 'silent') toast.error(error.message)
  } else if (error instanceof NetworkFailure) {
    if (isAskedFor) toast.error(error.message)
  }
}
