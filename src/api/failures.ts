/** The server answered, and the answer was no. `message` is Chinese and written for members (`readableText`). */
export class RefusedError extends Error {
  readonly code: number
  constructor(code: number, message: string) {
    super(message)
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

/**
 * The session this was asked in is over: 401, 403, logout, or a newer login. Never shown (D9, D45). `wasRefused` = this very
 * request was refused for it, so that it had no effect.
 */
export class SessionOver extends Error {
  readonly wasRefused: boolean
  constructor(wasRefused = false) {
    super('')
    this.name = 'SessionOver'
    this.wasRefused = wasRefused
  }
}
