/** Refuses a call and rolls it back; becomes the envelope's code and message, which the member reads. */
export class Refusal extends Error {
  readonly code: number
  constructor(message: string, code: number) {
    super(message)
    this.code = code
  }
}

/** Throws Refusal (1000) with the message of the first rule that an input breaks. */
export function checkRules<I>(
  rules: readonly (readonly [field: string, holds: (input: I) => boolean, message: string])[],
  input: I,
): void {
  const broken = rules.find(([, holds]) => !holds(input))
  if (broken) throw new Refusal(broken[2], 1000)
}
