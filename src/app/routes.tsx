import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { MEMBER_CHILDREN } from '@/navigation/paths'
import { ComingSoonPage } from './ComingSoonPage'

/** A page of the route table (spec 1 §2, D1). */
export type PageRoute = {
  path: string
  /** First part of the window's title. */
  title: string
  Page: LazyExoticComponent<ComponentType> | ComponentType
  /** Keeps its state when the player goes away and comes back (spec 1 §2, D4). */
  kept?: true
  /** Shown without the site's header and footer. */
  bare?: true
}

const page = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  lazy(() => load().then((module) => ({ default: module[name] })))

/** Pages anyone may open. */
export const publicRoutes: PageRoute[] = [
  { path: '/', title: '首页', Page: page(() => import('@/features/home/HomePage'), 'HomePage') },
  { path: '/login', title: '会员登录', Page: page(() => import('@/features/auth/LoginPage'), 'LoginPage') },
  {
    path: '/register',
    title: '免费注册',
    Page: page(() => import('@/features/auth/RegisterPage'), 'RegisterPage'),
  },
  {
    path: '/realbet',
    title: '真人娱乐',
    kept: true,
    Page: page(() => import('@/features/lobby/LiveCasinoPage'), 'LiveCasinoPage'),
  },
  {
    path: '/sport',
    title: '体育赛事',
    kept: true,
    Page: page(() => import('@/features/lobby/SportsPage'), 'SportsPage'),
  },
  {
    path: '/gaming',
    title: '电子竞技',
    kept: true,
    Page: page(() => import('@/features/lobby/EsportsPage'), 'EsportsPage'),
  },
  {
    path: '/joker',
    title: '棋牌游戏',
    kept: true,
    Page: page(() => import('@/features/lobby/BoardGamesPage'), 'BoardGamesPage'),
  },
  {
    path: '/concise',
    title: '电子捕鱼',
    kept: true,
    Page: page(() => import('@/features/lobby/SlotsPage'), 'SlotsPage'),
  },
  {
    path: '/lottery',
    title: '彩票游戏',
    kept: true,
    Page: page(() => import('@/features/lobby/LotteryPage'), 'LotteryPage'),
  },
  {
    path: '/abouts',
    title: '帮助中心',
    kept: true,
    Page: page(() => import('@/features/help/HelpPage'), 'HelpPage'),
  },
  {
    path: '/activity',
    title: '优惠活动',
    kept: true,
    Page: page(() => import('@/features/promotions/PromotionsPage'), 'PromotionsPage'),
  },
  {
    path: '/activityInfo',
    title: '优惠详情',
    Page: page(() => import('@/features/promotions/PromotionPage'), 'PromotionPage'),
  },
  {
    path: '/app',
    title: 'APP下载',
    kept: true,
    Page: page(() => import('@/features/app-download/AppDownloadPage'), 'AppDownloadPage'),
  },
  {
    path: '/vip',
    title: 'VIP俱乐部',
    kept: true,
    Page: page(() => import('@/features/vip/VipPage'), 'VipPage'),
  },
  {
    path: '/agent',
    title: '代理合作',
    kept: true,
    Page: page(() => import('@/features/agent/AgentLandingPage'), 'AgentLandingPage'),
  },
  {
    path: '/asdwl',
    title: '球队合作',
    Page: page(() => import('@/features/sponsorship/SponsorshipPage'), 'SponsorshipPage'),
  },
  {
    path: '/gamePage',
    title: '打开游戏',
    bare: true,
    Page: page(() => import('@/features/game-launch/GameLaunchPage'), 'GameLaunchPage'),
  },
  {
    path: '/payInfo',
    title: '支付信息',
    bare: true,
    Page: ComingSoonPage,
  },
  {
    path: '/userredpacket',
    title: '抢红包',
    bare: true,
    Page: ComingSoonPage,
  },
]

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
    Page: ComingSoonPage,
  },
  '/withdraw': {
    title: '取款',
    Page: ComingSoonPage,
  },
  // Only named in the documents: the account management at its second tab (D1).
  '/bankCard': {
    title: '我的钱包',
    Page: page(() => import('@/features/payouts/BankCardPage'), 'BankCardPage'),
  },
  '/welfare': {
    title: '红包记录',
    Page: ComingSoonPage,
  },
}

/** The member page a path shows, whichever of its two addresses it is (D1); undefined for other paths. */
export function memberRoute(path: string): PageRoute | undefined {
  const child = path === '/mine' || path === '/mine/center' ? '/mine' : path.replace(/^\/mine(?=\/)/, '')
  return child in member ? { path: child, ...member[child as Child] } : undefined
}

/** Routes whose page comes with a later part and shows 建设中 until then; a test watches this list. */
export const comingSoon: string[] = [
  ...publicRoutes,
  ...Object.entries(member).map(([path, rest]) => ({ path, ...rest })),
]
  .filter(({ Page }) => Page === ComingSoonPage)
  .map(({ path }) => path)
