import type { GivenData, Path, Payload } from './paths'

/** One request the page made: the call's path, its payload (JSON, or the query of a GET) and its headers. */
export type Asked<P extends Path = Path> = {
  path: P
  method: string
  payload: Payload<P>
  headers: { [name: string]: string }
}

/** What is wrong on purpose, where the contract's types and checks would refuse it. */
export class Malformed {
  readonly value: unknown
  constructor(value: unknown) {
    this.value = value
  }
  toJSON = () => this.value
}
/** Lets a test send what the contract has not: `server.answer('/api/balance', { json: malformed({ cod: 200 }) })`. */
export const malformed = (value: unknown): Malformed => new Malformed(value)

/**
 * What a call gets: JSON, or text sent as HTML, with a status (200); without any of them the server's own answer. Each may be
 * late, or lost, before the call is executed (`request`) or after (`answer`).
 */
export type Answer<P extends Path = Path, Data = unknown> = {
  status?: number
  json?: { code: number | string; message?: string; data?: GivenData<P, Data> } | Malformed
  text?: string
  delayMs?: number
  drop?: 'request' | 'answer'
}
/** An answer that depends on the request; undefined is the server's own. */
export type Answering<P extends Path = Path, Data = unknown> = (
  asked: Asked<P>,
) => Answer<P, Data> | undefined | Promise<Answer<P, Data> | undefined>

/** An order of a test: what the next calls of a path get, and by which word in which line. */
export type Order = { path: Path; answer: Answer | Answering; times: number; word: string; line: string }

const [PARTS, ENVELOPE] = ['status json text delayMs drop', 'code message data'].map((names) =>
  names.split(' '),
)
const namesBeyond = (value: object, known: string[] = []) =>
  Object.keys(value).filter((name) => !known.includes(name))

/** Throws for an answer that no test can mean: an unknown part, or JSON that is no envelope. */
export function checkAnswer(answer: Answer): void {
  const wrong = namesBeyond(answer, PARTS)
  if (wrong.length > 0)
    throw new Error(`an answer has no ${wrong.join(' ')}; it may have ${PARTS?.join(' ')}`)
  const { json } = answer
  if (json === undefined || json instanceof Malformed) return
  const isEnvelope =
    typeof json === 'object' && json !== null && 'code' in json && namesBeyond(json, ENVELOPE).length === 0
  if (!isEnvelope)
    throw new Error(
      `${JSON.stringify(json)} is no { code, message, data }: say malformed(…) where that is meant`,
    )
}

/** The parts of a fixed answer; undefined for the server's own. */
export const partsOf = ({ status, json, text }: Answer) =>
  json !== undefined
    ? { status: status ?? 200, body: JSON.stringify(json), contentType: 'application/json' }
    : text !== undefined || status !== undefined
      ? { status: status ?? 200, body: text ?? '', contentType: 'text/html' }
      : undefined

/** The line of the test that said a word: the first one outside of the file that calls this. */
export function lineOfTest(): string {
  const frames = [
    ...(new Error('here').stack ?? '').matchAll(/((?:file:\/\/)?(?:\w:)?[/\\][^():]+):\d+:\d+/g),
  ]
  const [, words] = frames
  return frames.slice(2).find(([, file]) => file !== words?.[1])?.[0] ?? ''
}

/** Fails the test in the line of the first of these orders. */
export function failFor(orders: Order[]): never {
  const told = orders.map(({ word, path, line }) => `  server.${word}('${path}') at ${line}`)
  const error = new Error(
    `no call has used these orders: drop them, correct the path, or say server.allowUnused()\n${told.join('\n')}`,
  )
  error.stack = `${error.name}: ${error.message}\n    at ${orders[0]?.line}`
  throw error
}
