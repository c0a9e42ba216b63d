import type { Path, Payload } from './paths'

/** One request the page made: the call's path, its payload (JSON, or the query of a GET) and its headers. */
export type Asked<P extends Path = Path> = {
  path: P
  method: string
  payload: Payload<P>
  headers: { [name: string]: string }
}

/**
 * What a call gets: JSON, or text sent as HTML, with a status (200); without any of them the server's own answer. Each may be
 * late, or lost, before the call is executed (`request`) or after (`answer`).
 */
export type Answer = {
  status?: number
  json?: unknown
  text?: string
  delayMs?: number
  drop?: 'request' | 'answer'
}
/** An answer that depends on the request; undefined is the server's own. */
export type Answering<P extends Path = Path> = (
  asked: Asked<P>,
) => Answer | undefined | Promise<Answer | undefined>

/** An order of a test: what the next calls of a path get, and by which word in which line. */
export type Order = { path: Path; answer: Answer | Answering; times: number; word: string; line: string }

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
