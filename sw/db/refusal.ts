/** Refuses a call and rolls it back; becomes the envelope's code and message, which the member reads. */
export class Refusal extends Error {
  readonly code: number
  constructor(message: string, code: number) {
    super(message)
    this.code = code
  }
}
