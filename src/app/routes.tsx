import { createElement, lazy, type ComponentType } from 'react'

/** A page of the route table (spec 1 §2, D1). */
export type PageRoute = {
  path: string
  /** First part of the window's title. */
  title: string
  Page: ComponentType
  /** Keeps its state when the player goes away and comes back (spec 1 §2, D4). */
  kept?: true
  /** Shown without the site's header and footer. */
  bare?: true
}

type Module<Name extends string> = Record<Name, ComponentType>

const loads = new Map<ComponentType, () => Promise<void>>()
const byPath = new Map<string, () => Promise<void>>()

/** A page in a chunk of its own. */
export function page<Name extends string>(load: () => Promise<Module<Name>>, name: Name): ComponentType {
  let ready: ComponentType | undefined
  const late: ComponentType = lazy<ComponentType>(() => load().then((module) => ({ default: module[name] })))
  // Loaded ahead it is drawn at once; `lazy` would put its waiting look into the first frame.
  const Page = () => createElement(ready ?? late)
  loads.set(Page, async () => void (ready = (await load())[name]))
  return Page
}

/**
 * Loads the page of a path ahead of the render that shows it, which then draws it at once: at the start in the static
 * shell's place, later without a waiting look, which React would keep for 300 ms.
 */
export async function loadPage(path: string): Promise<void> {
  await byPath
    .get(path)?.()
    .then(
      // Asked for again it is there, but the browser takes its time to say so.
      () => byPath.delete(path),
      () => undefined, // told by the page's own boundary
    )
}

/** Lets `loadPage` know more routes. */
export function addPages(routes: PageRoute[]): void {
  for (const { path, Page } of routes) byPath.set(path, loads.get(Page)!)
}

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
    Page: page(() => import('./PaymentForMembers'), 'PaymentForMembers'),
  },
  {
    path: '/userredpacket',
    title: '抢红包',
    bare: true,
    Page: page(() => import('@/features/red-packet/RedPacketPage'), 'RedPacketPage'),
  },
]

addPages(publicRoutes)
