import type { Member } from '@/contract/member'
import { paths } from '@/navigation/paths'
import type { IconName } from '@/ui/Icon'

/** An entry of the side menu. `opensTab` = opens a new tab. */
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

/** Both groups of the side menu: agents get the agent login, others the application, neither while unknown (spec 2 §2). */
export function menuGroups(isAgent: Member['isagent'] | undefined): MenuGroup[] {
  const agency = isAgent === undefined ? [] : [isAgent ? agentLogin : apply]
  return [
    { title: '财务管理', entries: finance },
    { title: '服务中心', entries: [...agency, ...service] },
  ]
}

/** Maps a path to the href of its entry: pages also answer under /mine, and /bankCard belongs to the accounts (D1). */
export function entryPath(path: string): string {
  const child = path.replace(/^\/mine(?=\/)/, '')
  if (child === '/center') return paths.profile
  return child === '/bankCard' ? paths.payoutAccounts() : child
}
