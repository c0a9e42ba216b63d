import { shortName } from '@/contract/brand'
import type { Category, Game } from '@/contract/games'
import { drawnPicture } from './pictureAddress'
import { slots } from './slots'

// Without a picture of its own in /art/, a game has the one drawn for it.
type Row = [platform: string, code: string, name: string, picture?: string, intro?: string, shown?: boolean]

const lobby =
  (category_id: Category) =>
  ([platform_name, game_code, name, picture, intro = '', shown = true]: Row): Game => {
    const image = picture ? `/art/${picture}.svg` : drawnPicture(game_code)
    return {
      category_id,
      app_state: shown,
      platform_name,
      game_code,
      name,
      mobile_img: image,
      api_logo_img: image,
      intro,
    }
  }

const live: Row[] = [
  ['AG', 'live', 'AG 国际厅', 'home-live', '百家乐・轮盘・每30秒一局'],
  ['BG', 'live', 'BG 真人厅', 'tile-04-cards', '百家乐・轮盘・每30秒一局'],
  ['DG', 'live', 'DG 梦幻厅', 'tile-05-dice', '百家乐・轮盘・每30秒一局'],
  ['SA', 'live', 'SA 臻选厅', 'joker-1-ddz', '百家乐・轮盘・每30秒一局'],
  ['WM', 'live', 'WM 欧洲厅', 'tile-10-roulette', '轮盘・百家乐・每30秒一局'],
  ['OG', 'live', 'OG 东方厅', 'tile-07-lantern', '百家乐・轮盘・每30秒一局'],
  ['EVO', 'live', 'EVO 旗舰厅', 'tile-12-city', '轮盘・百家乐・每30秒一局'],
  ['AG', 'vip', 'AG 贵宾厅', 'tile-09-fan', '百家乐・轮盘・每30秒一局'],
  ['BG', 'vip', 'BG 贵宾厅', 'tile-08-coins', '百家乐・轮盘・每30秒一局'],
  ['WM', 'night', 'WM 夜场厅', 'tile-12-city', '', false],
]

// Each discipline has a match every ten minutes (sw/games/fixtures.ts).
const sports: Row[] = [
  ['SB', 'sb', `${shortName}体育`, 'sport-soccer', '足球・今日144场'],
  ['SB', 'hg', '环球体育', 'sport-basket', '篮球・今日144场'],
  ['SB', 'ws', '网坛之星', 'sport-tennis', '网球・今日144场'],
  ['SB', 'pq', '排坛盛会', 'sport-volley', '排球・今日144场'],
  ['SB', 'bq', '板球专场', 'sport-cricket', '板球・今日144场'],
  ['SB', 'sc', '极速赛场', 'sport-racing', '赛车・今日144场'],
  ['SB', 'ls', '联赛直击', 'sport-trophy', '足球联赛・今日144场'],
  ['SB', 'xn', '虚拟赛事', 'sport-virtual', '虚拟足球・今日144场'],
  ['SB', 'pt', '乒坛风云', 'sport-pingpong', '乒乓球・今日144场'],
  ['SB', 'bx', '冰雪赛季', 'sport-racing', '', false],
]

const esports: Row[] = [
  ['SB', 'lane', '峡谷对决', 'es-1-lane', '五人对战・今日144场'],
  ['SB', 'aim', '枪火前线', 'es-2-aim', '射击・今日144场'],
  ['SB', 'cards', '卡牌星域', 'es-3-cards', '卡牌・今日144场'],
  ['SB', 'pad', '竞速联赛', 'es-4-pad', '赛车・今日144场'],
]

const boards: Row[] = [
  ['KY', 'doudizhu', '斗地主'],
  ['KY', 'mahjong', '二人麻将'],
  ['KY', 'niuniu', '看牌抢庄'],
  ['KY', 'xiangqi', '象棋擂台'],
  ['KY', 'paijiu', '抢庄牌九'],
  ['KY', 'shisanzhang', '十三张'],
  ['KY', 'xuezhan', '血战到底'],
  ['KY', 'toubao', '骰宝对局'],
  ['KY', 'bairen', '百人牛牛'],
  ['KY', 'sangong', '三公大吉'],
  ['KY', 'paodekuai', '跑得快'],
  ['KY', 'weiqi', '围棋手谈', '', '', false],
]

const lotteries: Row[] = [
  ['CP', 'ssc5', '时时彩', 'lot-1-ssc', '五星・每分钟开奖'],
  ['CP', 'pk10', '赛车 PK10', 'lot-2-pk10', '名次・每分钟开奖'],
  ['CP', 'k3', '快三', 'lot-3-k3', '骰宝・每分钟开奖'],
  ['CP', '11x5', '十一选五', 'lot-4-11x5', '任选・每分钟开奖'],
  ['CP', 'lhc', '七星彩', 'lot-5-lhc', '特码・每分钟开奖'],
  ['CP', 'lucky28', '幸运 28', 'lot-6-lucky28', '和值・每分钟开奖'],
  ['CP', 'ssc1', '极速时时彩', 'lot-1-ssc', '五星・每分钟开奖'],
  ['CP', 'pk1', '极速赛车', 'lot-2-pk10', '名次・每分钟开奖'],
  ['CP', '11x5s', '极速十一选五', 'lot-4-11x5', '任选・每分钟开奖'],
  ['CP', 'lhcs', '极速七星彩', 'lot-5-lhc', '特码・每分钟开奖'],
  ['CP', 'lucky28s', '极速幸运 28', 'lot-6-lucky28', '和值・每分钟开奖'],
  ['CP', 'k3m', '一分快三', 'lot-3-k3', '骰宝・每分钟开奖'],
  ['CP', 'k1', '极速快三', 'lot-3-k3', '', false],
]

/** Every game and venue in the lobbies' order; all names are invented. */
export const games: Game[] = [
  ...live.map(lobby('realbet')),
  ...boards.map(lobby('joker')),
  ...esports.map(lobby('gaming')),
  ...sports.map(lobby('sport')),
  ...lotteries.map(lobby('lottery')),
  ...slots.map(lobby('concise')),
]

/** The games of one lobby; `''` means all. */
export const gamesIn = (category: string): Game[] =>
  category === '' ? games : games.filter((game) => game.category_id === category)
