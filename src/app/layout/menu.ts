import type { Category } from '@/contract/games'
import { paths } from '@/navigation/paths'
import type { IconName } from '@/ui/Icon'

/** A lobby of the menu: `most` = size of its drop-down (spec 1 §9), `hall` = its name in 进入…大厅. */
export type LobbyEntry = {
  label: string
  path: string
  category: Category
  most: number
  hall: string
  picture: string
}
/** A page of the menu; `also`: further pages it is marked on. */
export type PageEntry = { label: string; path: string; icon: IconName; also?: (path: string) => boolean }

/** Whether a page is the detail of a promotion, which no menu names: `/activityInfo`. */
export const isPromotion = (path: string): boolean => path.startsWith(paths.promotions)

const lobby = (
  label: string,
  path: string,
  category: Category,
  most: number,
  hall: string,
  picture: string,
): LobbyEntry => ({ label, path, category, most, hall, picture: `/art/cat-${picture}.svg` })

/** The lobbies at the top, in the order of spec 1 §2 (texts.md). */
export const LOBBIES: readonly LobbyEntry[] = [
  lobby('电子捕鱼', paths.slots(), 'concise', 8, '电子', 'slots'),
  lobby('真人娱乐', paths.liveCasino, 'realbet', 7, '真人', 'live'),
  lobby('棋牌游戏', paths.boardGames, 'joker', 6, '棋牌', 'board'),
  lobby('体育赛事', paths.sports, 'sport', 6, '体育', 'sports'),
]

/** The lobbies of the menu below 768 px, where two more are shown (spec 1 §2). */
export const NARROW_LOBBIES: readonly LobbyEntry[] = [
  ...LOBBIES,
  lobby('电子竞技', paths.esports, 'gaming', 6, '电竞', 'esports'),
  lobby('彩票游戏', paths.lottery, 'lottery', 7, '彩票', 'lottery'),
]

/** The first entry of every menu. */
export const HOME: PageEntry = { label: '首页', path: paths.home, icon: 'home' }

/** What follows the lobbies. */
export const PAGES: readonly PageEntry[] = [
  { label: '优惠活动', path: paths.promotions, icon: 'gift', also: isPromotion },
  { label: 'VIP俱乐部', path: paths.vip, icon: 'crown' },
  { label: '代理合作', path: paths.agent, icon: 'agent' },
  { label: 'APP下载', path: paths.appDownload, icon: 'download' },
]

/** The links of a member, in the order of texts.md; 消息 stands apart, with its count. */
export const MEMBER_LINKS = [
  { label: '账户中心', path: paths.profile },
  { label: '转账', path: paths.transfer },
  { label: '存款', path: paths.deposit },
  { label: '取款', path: paths.withdraw },
] as const
