import type { Member } from '@/contract/member'
import { paths } from '@/navigation/paths'
import type { IconName } from '@/ui/Icon'

/** One entry of the side menu. `opensTab` = shown in a tab of its own. */
export type MenuEntry = { label: string; href: string; icon: IconName; opensTab?: true }
export type MenuGroup = { title: string; entries: MenuEntry[] }

const finance: MenuEntry[] = [
  { label: '存款', href: paths.deposit, icon: 'deposit' },
  { label: '取款', href: paths.withdraw, icon: 'withdraw' },
  { label: '转账', href: paths.transfer, icon: 'swap' },
  { label: '我的钱包', href: paths.payoutAccounts(), icon: 'card' },
  { label: '资金记录', href: paths.funds(), icon: 'list' },
  { label: '投注记录', href: paths.bets, icon: 'chart' },
  { label: '返水记录', href: paths.rebates, icon: 'rebate' },
]
const apply: MenuEntry = { label: '申请代理', href: paths.applyAgent, icon: 'agent' }
const agentLogin: MenuEntry = { label: '代理登录', href: paths.agentLogin, icon: 'agent', opensTab: true }
const service: MenuEntry[] = [
  { label: '活动记录', href: paths.applications, icon: 'gift' },
  { label: '红包记录', href: paths.redPacketRecords, icon: 'packet' },
  { label: '安全中心', href: paths.password, icon: 'lock' },
  { label: '个人资料', href: paths.profile, icon: 'user' },
  { label: '消息中心', href: paths.messages(), icon: 'mail' },
]

/** Both groups of the side menu; agents log in where the others apply, and neither shows while it is unknown (spec 2 §2). */
export function menuGroups(isAgent: Member['isagent'] | undefined): MenuGroup[] {
  const agency = isAgent === undefined ? [] : [isAgent ? agentLogin : apply]
  return [
    { title: '财务管理', entries: finance },
    { title: '服务中心', entries: [...agency, ...service] },
  ]
}

/** The entry's address that a shown path belongs to: children answer under /mine too, /bankCard shows the cards (D1). */
export function entryPath(path: string): string {
  const child = path.replace(/^\/mine(?=\/)/, '')
  if (child === '/center') return paths.profile
  return child === '/bankCard' ? paths.payoutAccounts() : child
}
