import { routes, type Route } from '@/navigation/routes'
import type { IconName } from '@/ui/Icon'

/** Icons of pages by route name. The site's menus have theirs in the route table. */
export const pageIcons = {
  home: 'home',
  login: 'user',
  register: 'user',
  help: 'info',
  agreement: 'list',
  sponsorship: 'star',
  profile: 'user',
  password: 'lock',
  applications: 'gift',
  payoutAccounts: 'card',
  messages: 'mail',
  applyAgent: 'agent',
  rebates: 'rebate',
  bets: 'chart',
  funds: 'list',
  transfer: 'swap',
  deposit: 'deposit',
  withdraw: 'withdraw',
  redPacketRecords: 'packet',
  limits: 'shield',
} as const satisfies Partial<Record<keyof typeof routes, IconName>>

const byPath = new Map<string, IconName>(
  (Object.keys(pageIcons) as (keyof typeof pageIcons)[]).map((name) => [routes[name].path, pageIcons[name]]),
)

/** The icon of a page. */
export const iconOf = ({ path, icon }: Route): IconName => icon ?? byPath.get(path) ?? 'right'
