import { effectOf } from './paths'
import type { Exchange } from './recording'

export type Fields = { [name: string]: unknown }
type Asking = Pick<Exchange, 'method' | 'path' | 'request' | 'authorised'>

export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {}
export const dataOf = ({ answer }: Exchange) => fieldsOf(fieldsOf(answer).data)
/** What a request says: a GET by its query, any other by its body too. */
export const sentBy = ({
  method,
  query = '',
  request,
}: Pick<Exchange, 'method' | 'query' | 'request'>): Fields => ({
  ...Object.fromEntries(new URLSearchParams(query)),
  ...(method === 'GET' ? {} : fieldsOf(request)),
})
const isRead = ({ path }: Exchange) => (effectOf(path) ?? 'read') === 'read'

/** How well a recorded request fits one: most by the session, then by each field. */
function fit(exchange: Exchange, asking: Asking): number {
  const [recorded, sent] = [sentBy(exchange), fieldsOf(asking.request)]
  const names = [...new Set([...Object.keys(recorded), ...Object.keys(sent)])]
  // Secrets are replaced in a recording.
  const equal = names.filter(
    (name) => recorded[name] === 'secret' || String(recorded[name]) === String(sent[name]),
  )
  return (exchange.authorised === asking.authorised ? 1000 : 0) + equal.length * 2 - names.length
}

/**
 * A recorded visit. A call gets the exchange that fits its request best. Reads tell what was so after the last change, one answer
 * after another; a change moves on to its own place in the recording.
 */
export class Timeline {
  readonly exchanges: Exchange[]
  /** Where in the recording the page is: behind the last change. */
  private at = 0
  private readonly reads = new Map<Exchange, number>()

  constructor(exchanges: Exchange[]) {
    this.exchanges = exchanges
  }

  /** The exchange that answers a call; undefined if the recording has none. */
  answerTo(asking: Asking): Exchange | undefined {
    const all = this.exchanges.filter(
      ({ method, path }) =>
        method === asking.method && new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`).test(asking.path),
    )
    const best = Math.max(...all.map((exchange) => fit(exchange, asking)))
    const fitting = all.filter((exchange) => fit(exchange, asking) === best)
    const placeOf = (exchange: Exchange) => this.exchanges.indexOf(exchange)
    const later = fitting.filter((exchange) => placeOf(exchange) >= this.at)
    const [first] = fitting
    if (!first) return undefined
    if (!isRead(first)) {
      const change = later[0] ?? fitting.at(-1)!
      this.at = placeOf(change) + 1
      return change
    }
    const next = this.exchanges.findIndex((exchange, place) => place >= this.at && !isRead(exchange))
    const now = later.filter((exchange) => next < 0 || placeOf(exchange) < next)
    const [start] = now
    if (!start) return fitting.findLast((exchange) => placeOf(exchange) < this.at) ?? first
    const count = this.reads.get(start) ?? 0
    this.reads.set(start, count + 1)
    return now[Math.min(count, now.length - 1)]
  }

  /** The recorded session of this member, with `''` of any; the recording goes on behind its login. Throws without one. */
  tokenOf(name: string): string {
    const logins = this.exchanges.filter(
      (exchange) => /login|register/.test(exchange.path) && tokenIn(exchange) !== '',
    )
    const nameIn = ({ request }: Exchange) => String(fieldsOf(request).name)
    const login = name === '' ? logins[0] : logins.find((one) => nameIn(one) === name)
    if (!login && name !== '')
      throw new Error(
        `${name} does not log in in the recording; who does: ${logins.map(nameIn).join(' ') || 'nobody'}`,
      )
    if (login) this.at = this.exchanges.indexOf(login) + 1
    return login ? tokenIn(login) : 'secret'
  }
}

const tokenIn = (exchange: Exchange): string => {
  const { new_api_token, api_token, token } = dataOf(exchange)
  return [new_api_token, api_token, token].find((one) => typeof one === 'string') ?? ''
}
