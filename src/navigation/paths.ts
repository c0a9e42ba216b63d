import { routeAt, routes } from './routes'

const withQuery = (path: string, query: Record<string, string | number | undefined>): string => {
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined)
  const search = new URLSearchParams(pairs.map(([name, value]) => [name, String(value)])).toString()
  return search === '' ? path : `${path}?${search}`
}

type OwnPaths = { [Name in keyof typeof routes]: (typeof routes)[Name]['path'] }
const own = Object.fromEntries(Object.entries(routes).map(([name, { path }]) => [name, path])) as OwnPaths

const NO_TARGETS = new Set<string>([own.login, own.register, own.game])

/** Addresses by page name; pages with a query have a builder. No other file spells out a path. */
export const paths = {
  ...own,
  login: (redirect?: string) => withQuery(own.login, { redirect }),
  help: (type?: number) => withQuery(own.help, { type }),
  slots: (type?: string) => withQuery(own.slots, { type }),
  promotion: (id: string) => withQuery(own.promotion, { id }),
  sponsorship: (type?: 1 | 2) => withQuery(own.sponsorship, { type }),
  game: ({ name, type, code }: { name: string; type: string | number; code: string }) =>
    withQuery(own.game, { name, type, code }),
  agentLogin: withQuery(own.game, { dailiD: 1 }),
  /** Without a number, the page waits for the deposit that its opener is placing. */
  payment: (depositNo?: string) => withQuery(own.payment, { deposit_no: depositNo }),
  /** `back` leads to the deposit again once an account is bound. */
  payoutAccounts: (type?: number, addShow?: 1, back?: 1) =>
    withQuery(own.payoutAccounts, { type, addShow, back }),
  messages: (type?: 0 | 1) => withQuery(own.messages, { type }),
  funds: (type?: number) => withQuery(own.funds, { type }),
}

/** Whether a path (without query) is in the member area. */
export const isMemberPath = (path: string): boolean => routeAt(path)?.member === true

/**
 * Where a login leads: the first `redirect` of the undecoded query that is a path of this app other than /login, /register
 * and /gamePage, with its query unchanged; otherwise `/`. Hosts, schemes, backslashes and encoded variants don't match.
 */
export function redirectTarget(search: string): string {
  const usable = (target: string) => {
    const path = target.split('?', 1)[0] ?? ''
    return routeAt(path) && !NO_TARGETS.has(path) && !/[\\\s#\p{Cc}]/u.test(target)
  }
  return new URLSearchParams(search).getAll('redirect').find(usable) ?? paths.home
}
