/** Why a call did nothing, in words for the member; becomes the envelope's code and message. */
export class Refusal extends Error {
  readonly code: number
  constructor(message: string, code: number) {
    super(message)
    this.code = code
  }
}
