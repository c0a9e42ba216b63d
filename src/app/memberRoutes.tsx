import { MEMBER_CHILDREN } from '@/navigation/paths'
import { addPages, page, type PageRoute } from './routes'

type Child = (typeof MEMBER_CHILDREN)[number] | '/mine'

const member: Record<Child, Omit<PageRoute, 'path'>> = {
  '/mine': { title: '个人资料', Page: page(() => import('@/features/member/ProfilePage'), 'ProfilePage') },
  '/password': {
    title: '安全中心',
    Page: page(() => import('@/features/security/PasswordPage'), 'PasswordPage'),
  },
  '/apactive': {
    title: '活动记录',
    Page: page(() => import('@/features/records/PromotionRecordsPage'), 'PromotionRecordsPage'),
  },
  '/cardList': {
    title: '我的钱包',
    Page: page(() => import('@/features/payouts/PayoutAccountsPage'), 'PayoutAccountsPage'),
  },
  '/message': {
    title: '消息中心',
    Page: page(() => import('@/features/messages/MessagesPage'), 'MessagesPage'),
  },
  '/applyagent': {
    title: '申请代理',
    Page: page(() => import('@/features/agent/AgentApplicationPage'), 'AgentApplicationPage'),
  },
  '/fanshui': {
    title: '返水记录',
    Page: page(() => import('@/features/rebates/RebatesPage'), 'RebatesPage'),
  },
  '/betRecord': {
    title: '投注记录',
    Page: page(() => import('@/features/records/BetRecordsPage'), 'BetRecordsPage'),
  },
  '/transRecord': {
    title: '资金记录',
    Page: page(() => import('@/features/records/FundsRecordsPage'), 'FundsRecordsPage'),
  },
  '/transfer': {
    title: '转账',
    Page: page(() => import('@/features/transfer/TransferPage'), 'TransferPage'),
  },
  '/recharge': {
    title: '存款',
    kept: true,
    Page: page(() => import('@/features/deposit/DepositPage'), 'DepositPage'),
  },
  '/withdraw': {
    title: '取款',
    Page: page(() => import('@/features/payouts/WithdrawalPage'), 'WithdrawalPage'),
  },
  // Only named in the documents: the account management at its second tab (D1).
  '/bankCard': {
    title: '我的钱包',
    Page: page(() => import('@/features/payouts/BankCardPage'), 'BankCardPage'),
  },
  '/welfare': {
    title: '红包记录',
    Page: page(() => import('@/features/red-packet/RedPacketRecordsPage'), 'RedPacketRecordsPage'),
  },
}

/** The member page a path shows, whichever of its two addresses it is (D1); undefined for other paths. */
export function memberRoute(path: string): PageRoute | undefined {
  const child = path === '/mine' || path === '/mine/center' ? '/mine' : path.replace(/^\/mine(?=\/)/, '')
  return child in member ? { path: child, ...member[child as Child] } : undefined
}

addPages(
  [...MEMBER_CHILDREN.flatMap((child) => [child, `/mine${child}`]), '/mine', '/mine/center'].map((path) => ({
    ...memberRoute(path)!,
    path,
  })),
)
