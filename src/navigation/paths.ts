/** The wire of the address bar: every path of both documents (spec 1 §2, spec 2 §2, D1). */
const PUBLIC_PATHS = [
  '/',
  '/register',
  '/login',
  '/abouts',
  '/realbet',
  '/sport',
  '/gaming',
  '/joker',
  '/concise',
  '/lottery',
  '/activity',
  '/activityInfo',
  '/app',
  '/vip',
  '/agent',
  '/asdwl',
  '/gamePage',
  '/payInfo',
  '/userredpacket',
] as const

/** Children of the member area; each answers at the top level and under /mine (D1). `/bankCard` is only named in the documents. */
export const MEMBER_CHILDREN = [
  '/password',
  '/apactive',
  '/cardList',
  '/message',
  '/applyagent',
  '/fanshui',
  '/betRecord',
  '/transRecord',
  '/transfer',
  '/recharge',
  '/withdraw',
  '/bankCard',
  '/welfare',
] as const

/** Paths that need a session token. */
const MEMBER_PATHS: readonly string[] = [
  '/mine',
  '/mine/center',
  ...MEMBER_CHILDREN,
  ...MEMBER_CHILDREN.map((child) => `/mine${child}`),
]

const ALL_PATHS = new Set<string>([...PUBLIC_PATHS, ...MEMBER_PATHS])
const NO_TARGETS = new Set(['/login', '/register', '/gamePage'])

const withQuery = (path: string, query: Record<string, string | number | undefined>): string => {
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined)
  const search = new URLSearchParams(pairs.map(([name, value]) => [name, String(value)])).toString()
  return search === '' ? path : `${path}?${search}`
}

/** Builders of addresses; no page spells a path itself. */
export const paths = {
  home: '/',
  register: '/register',
  login: (redirect?: string) => withQuery('/login', { redirect }),
  help: (type?: number) => withQuery('/abouts', { type }),
  liveCasino: '/realbet',
  sports: '/sport',
  esports: '/gaming',
  boardGames: '/joker',
  slots: (type?: string) => withQuery('/concise', { type }),
  lottery: '/lottery',
  promotions: '/activity',
  promotion: (id: string) => withQuery('/activityInfo', { id }),
  appDownload: '/app',
  vip: '/vip',
  agent: '/agent',
  sponsorship: (type?: 1 | 2) => withQuery('/asdwl', { type }),
  game: ({ name, type, code }: { name: string; type: string | number; code: string }) =>
    withQuery('/gamePage', { name, type, code }),
  agentLogin: withQuery('/gamePage', { dailiD: 1 }),
  /** Without a number it waits for the one of a deposit that the tab's opener is just placing. */
  payment: (depositNo?: string) => withQuery('/payInfo', { deposit_no: depositNo }),
  redPacket: '/userredpacket',
  profile: '/mine',
  password: '/password',
  applications: '/apactive',
  payoutAccounts: (type?: number, addShow?: 1) => withQuery('/cardList', { type, addShow }),
  messages: (type?: 0 | 1) => withQuery('/message', { type }),
  applyAgent: '/applyagent',
  rebates: '/fanshui',
  bets: '/betRecord',
  funds: (type?: number) => withQuery('/transRecord', { type }),
  transfer: '/transfer',
  deposit: '/recharge',
  withdraw: '/withdraw',
  redPacketRecords: '/welfare',
} as const

/** Whether a path (without query) is one of the app's. */
export const isRoute = (path: string): boolean => ALL_PATHS.has(path)
/** Whether a path needs a session token. */
export const isMemberPath = (path: string): boolean => MEMBER_PATHS.includes(path)

/**
 * Where a login leads: the first `redirect` of the (undecoded) query that is a path of this app but /login, /register and
 * /gamePage, its own query unchanged; else `/` (D2). Hosts, schemes, back-slashes and encoded variants match no path.
 */
export function redirectTarget(search: string): string {
  const usable = (target: string) => {
    const path = target.split('?', 1)[0] ?? ''
    return isRoute(path) && !NO_TARGETS.has(path) && !/[\\\s#\p{Cc}]/u.test(target)
  }
  return new URLSearchParams(search).getAll('redirect').find(usable) ?? paths.home
}
