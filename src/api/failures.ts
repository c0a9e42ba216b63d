import { readableMessage } from '@/lib/readableMessage'

/** What a member reads for a refusal: the server's message, unless it is none or not Chinese (faults R1, R5). */
function refusalText(message: string): string {
  if (message === '') return '服务器异常，请稍后再试'
  return /\p{Script=Han}/u.test(message) ? readableMessage(message) : '系统繁忙，请稍后再试'
}

/** The server answered, and the answer was no. `message` may be read by a member. */
export class RefusedError extends Error {
  readonly code: number
  constructor(code: number, message: string) {
    super(refusalText(message))
    this.name = 'RefusedError'
    this.code = code
  }
}

/** What came is no answer of this API family: HTML, an empty body, a server exception (D15). */
export class ServerFailure extends Error {
  constructor() {
    super('服务器异常，请稍后再试')
    this.name = 'ServerFailure'
  }
}

/** Nothing came: no network, dropped connection, 60 s time-out (spec 1 §8). `sent` false = no byte left this device. */
export class NetworkFailure extends Error {
  readonly sent: boolean
  constructor(sent: boolean) {
    super('网络异常，请检查当前网络后重试！')
    this.name = 'NetworkFailure'
    this.sent = sent
  }
}

/** A money request went out and its answer was lost: it may have succeeded (D24). */
export class UnknownOutcome extends Error {
  constructor() {
    super('请求结果未知，请先到资金记录核对，切勿重复提交')
    this.name = 'UnknownOutcome'
  }
}

/** The session this was asked in is over: 401, 403, logout, or a newer login. Never shown (D9, D45). */
export class SessionOver extends Error {
  constructor() {
    super('')
    this.name = 'SessionOver'
  }
}
