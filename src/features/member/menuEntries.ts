import { pageIcons } from '@/components/site/pageIcons'
import type { Member } from '@/contract/member'
import { paths } from '@/navigation/paths'
import { addressesOf, routes } from '@/navigation/routes'
import type { IconName } from '@/ui/Icon'

/** An entry of the side menu. `opensTab` = opens a new tab. */
export type MenuEntry = { label: string; href: string; icon: IconName; opensTab?: true }
export type MenuGroup = { title: string; entries: MenuEntry[] }

const deposit: MenuEntry = { label: '存款', href: paths.deposit, icon: pageIcons.deposit }
const withdraw: MenuEntry = { label: '取款', href: paths.withdraw, icon: pageIcons.withdraw }
const transfer: MenuEntry = { label: '转账', href: paths.transfer, icon: pageIcons.transfer }
const accounts: MenuEntry = {
  label: '我的钱包',
  href: paths.payoutAccounts(),
  icon: pageIcons.payoutAccounts,
}
const funds: MenuEntry = { label: '资金记录', href: paths.funds(), icon: pageIcons.funds }
const bets: MenuEntry = { label: '投注记录', href: paths.bets, icon: pageIcons.bets }
const rebates: MenuEntry = { label: '返水记录', href: paths.rebates, icon: pageIcons.rebates }
const apply: MenuEntry = { label: '申请代理', href: paths.applyAgent, icon: pageIcons.applyAgent }
const agentLogin: MenuEntry = {
  label: '代理登录',
  href: paths.agentLogin,
  icon: pageIcons.applyAgent,
  opensTab: true,
}
const applications: MenuEntry = { label: '活动记录', href: paths.applications, icon: pageIcons.applications }
const redPackets: MenuEntry = {
  label: '红包记录',
  href: paths.redPacketRecords,
  icon: pageIcons.redPacketRecords,
}
const security: MenuEntry = { label: '安全中心', href: paths.password, icon: pageIcons.password }
const profile: MenuEntry = { label: '个人资料', href: paths.profile, icon: pageIcons.profile }
const limits: MenuEntry = { label: '理性娱乐', href: paths.limits, icon: pageIcons.limits }
const messages: MenuEntry = { label: '消息中心', href: paths.messages(), icon: pageIcons.messages }

/** The buttons below the balance. */
export const SHORTCUTS: readonly MenuEntry[] = [deposit, withdraw, transfer]

/** The profile form's own address: below 768 px its short one shows 我的. */
export const profileForm = addressesOf(routes.profile)[1]!

/** Agents get the agent login, others the application, neither while unknown (spec 2 §2). */
const agency = (isAgent: Member['isagent'] | undefined): MenuEntry[] =>
  isAgent === undefined ? [] : [isAgent ? agentLogin : apply]

/** Both groups of the side menu (spec 2 §2). */
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

/** Maps a path to the href of its entry: pages also answer under /mine, and /bankCard belongs to the accounts (D1). */
export function entryPath(path: string): string {
  const child = path.replace(/^\/mine(?=\/)/, '')
  if (path === profileForm) return paths.profile
  return child === '/bankCard' ? paths.payoutAccounts() : child
}
