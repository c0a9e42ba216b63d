import { paths } from '@/navigation/paths'
import { allRoutes, routes, type Route } from '@/navigation/routes'
import type { IconName } from '@/ui/Icon'

export type LobbyEntry = Route & Required<Pick<Route, 'lobby'>>
/** A menu entry; `also` matches other pages on which its link is marked. */
export type PageEntry = { title: string; path: string; icon: IconName; also?: (path: string) => boolean }

/** Whether a path is the promotions page or a promotion's detail (`/activityInfo`), which no menu lists. */
export const isPromotion = (path: string): boolean => path.startsWith(paths.promotions)

const isLobby = (route: Route): route is LobbyEntry => route.lobby !== undefined

/** All lobbies, as the menu below 768 px lists them. */
export const NARROW_LOBBIES = allRoutes.filter(isLobby)

/** The lobbies of the top menu, which leaves two out for lack of room. */
export const LOBBIES = NARROW_LOBBIES.filter(({ lobby }) => !lobby.narrow)

/** The first entry of every menu. */
export const HOME: PageEntry = routes.home

/** The pages that follow the lobbies in every menu. */
export const PAGES: readonly PageEntry[] = allRoutes.flatMap(({ title, path, icon, listed }) =>
  listed && icon ? [{ title, path, icon, ...(path === paths.promotions && { also: isPromotion }) }] : [],
)

/** A member's links, in the order of spec 2 §1. 消息 is separate, since it has a badge. */
export const MEMBER_LINKS = [
  { label: '账户中心', path: paths.profile },
  { label: '转账', path: paths.transfer },
  { label: '存款', path: paths.deposit },
  { label: '取款', path: paths.withdraw },
] as const
