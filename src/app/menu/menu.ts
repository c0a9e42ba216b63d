import { paths } from '@/navigation/paths'
import { allRoutes, routes, type Route } from '@/navigation/routes'
import type { IconName } from '@/ui/Icon'

/** A lobby of the menu. */
export type LobbyEntry = Route & Required<Pick<Route, 'lobby'>>
/** A page of the menu; `also`: further pages it is marked on. */
export type PageEntry = { title: string; path: string; icon: IconName; also?: (path: string) => boolean }

/** Whether a page is the detail of a promotion, which no menu names: `/activityInfo`. */
export const isPromotion = (path: string): boolean => path.startsWith(paths.promotions)

const isLobby = (route: Route): route is LobbyEntry => route.lobby !== undefined

/** The lobbies of the menu below 768 px, in the order of spec 1 §2. */
export const NARROW_LOBBIES = allRoutes.filter(isLobby)

/** The lobbies of the top menu, which has no room for two of them (spec 1 §2). */
export const LOBBIES = NARROW_LOBBIES.filter(({ lobby }) => !lobby.narrow)

/** The first entry of every menu. */
export const HOME: PageEntry = { ...routes.home, icon: 'home' }

/** What follows the lobbies. */
export const PAGES: readonly PageEntry[] = allRoutes.flatMap(({ title, path, icon }) =>
  icon ? [{ title, path, icon, ...(path === paths.promotions && { also: isPromotion }) }] : [],
)

/** The links of a member, in the order of spec 2 §1; 消息 stands apart, with its count. */
export const MEMBER_LINKS = [
  { label: '账户中心', path: paths.profile },
  { label: '转账', path: paths.transfer },
  { label: '存款', path: paths.deposit },
  { label: '取款', path: paths.withdraw },
] as const
