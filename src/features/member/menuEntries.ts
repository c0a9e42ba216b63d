import type { Member } from '@/contract/member'
import { paths } from '@/navigation/paths'
import { addressesOf, routes, type Route } from '@/navigation/routes'
import type { IconName } from '@/ui/Icon'

/** An entry of the side menu. `opensTab` = opens a new tab. */
export type MenuEntry = { label: string; href: string; icon: IconName; opensTab?: true }
export type MenuGroup = { title: string; entries: MenuEntry[] }

/** A page's entry, with the name and the icon of its row in the route table. */
const entryOf = ({ title, path, icon }: Route & { icon: IconName }): MenuEntry => ({
  label: title,
  href: path,
  icon,
})

const deposit = entryOf(routes.deposit)
const withdraw = entryOf(routes.withdraw)
const transfer = entryOf(routes.transfer)
const accounts = entryOf(routes.payoutAccounts)
const funds = entryOf(routes.funds)
const bets = entryOf(routes.bets)
const rebates = entryOf(routes.rebates)
const apply = entryOf(routes.applyAgent)
const agentLogin: MenuEntry = { ...apply, label: '代理登录', href: paths.agentLogin, opensTab: true }
const applications = entryOf(routes.applications)
const redPackets = entryOf(routes.redPacketRecords)
const security = entryOf(routes.password)
const profile = entryOf(routes.profile)
const limits = entryOf(routes.limits)
const messages = entryOf(routes.messages)

/** The buttons beside the balance. */
export const SHORTCUTS = [deposit, withdraw, transfer, { label: '记录', href: funds.href }] as const

/** The profile form's own address: below 768 px its short one shows 我的. */
export const profileForm = addressesOf(routes.profile)[1]!

/** Agents get the agent login, others the application, neither while unknown. */
const agency = (isAgent: Member['isagent'] | undefined): MenuEntry[] =>
  isAgent === undefined ? [] : [isAgent ? agentLogin : apply]

/** Both groups of the side menu. */
export const menuGroups = (isAgent: Member['isagent'] | undefined): MenuGroup[] => [
  { title: '财务管理', entries: [deposit, withdraw, transfer, accounts, funds, bets, rebates] },
  {
    title: '服务中心',
    entries: [...agency(isAgent), applications, redPackets, security, profile, messages, limits],
  },
]

/** The same entries as 我的 groups them below 768 px. */
export const hubGroups = (isAgent: Member['isagent'] | undefined): MenuGroup[] => [
  { title: '资金', entries: [deposit, withdraw, transfer, accounts] },
  { title: '记录', entries: [bets, funds, rebates, applications, redPackets] },
  { title: '服务', entries: [messages, limits, ...agency(isAgent)] },
  { title: '安全', entries: [{ ...profile, href: profileForm }, security] },
]

/** Maps a path to the href of its entry: pages also answer under /mine, and /bankCard belongs to the accounts. */
export function entryPath(path: string): string {
  const child = path.replace(/^\/mine(?=\/)/, '')
  if (path === profileForm) return paths.profile
  return child === '/bankCard' ? paths.payoutAccounts() : child
}
