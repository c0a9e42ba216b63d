import type { Category, Game } from '@/contract/games'
import { slots } from './slots'

type Row = [platform: string, code: string, name: string, picture: string, shown?: boolean]

const lobby =
  (category_id: Category) =>
  ([platform_name, game_code, name, picture, shown = true]: Row): Game => ({
    category_id,
    app_state: shown,
    platform_name,
    game_code,
    name,
    mobile_img: `/art/${picture}.svg`,
    api_logo_img: `/art/${picture}.svg`,
  })

const live: Row[] = [
  ['AG', 'live', 'AG 国际厅', 'home-live'],
  ['BG', 'live', 'BG 真人厅', 'tile-04-cards'],
  ['DG', 'live', 'DG 梦幻厅', 'tile-05-dice'],
  ['SA', 'live', 'SA 臻选厅', 'joker-1-ddz'],
  ['WM', 'live', 'WM 欧洲厅', 'tile-10-roulette'],
  ['OG', 'live', 'OG 东方厅', 'tile-07-lantern'],
  ['EVO', 'live', 'EVO 旗舰厅', 'tile-12-city'],
  ['AG', 'vip', 'AG 贵宾厅', 'tile-09-fan'],
  ['BG', 'vip', 'BG 贵宾厅', 'tile-08-coins'],
  ['WM', 'night', 'WM 夜场厅', 'tile-12-city', false],
]

const sports: Row[] = [
  ['SB', 'sb', '星澜体育', 'sport-soccer'],
  ['SB', 'hg', '环球体育', 'sport-basket'],
  ['SB', 'ws', '网坛之星', 'sport-tennis'],
  ['SB', 'pq', '排坛盛会', 'sport-volley'],
  ['SB', 'bq', '板球专场', 'sport-cricket'],
  ['SB', 'sc', '极速赛场', 'sport-racing'],
  ['SB', 'ls', '联赛直击', 'sport-trophy'],
  ['SB', 'xn', '虚拟赛事', 'sport-virtual'],
  ['SB', 'pt', '乒坛风云', 'sport-pingpong'],
  ['SB', 'bx', '冰雪赛季', 'sport-racing', false],
]

const esports: Row[] = [
  ['SB', 'lane', '峡谷对决', 'es-1-lane'],
  ['SB', 'aim', '枪火前线', 'es-2-aim'],
  ['SB', 'cards', '卡牌星域', 'es-3-cards'],
  ['SB', 'pad', '竞速联赛', 'es-4-pad'],
]

const boards: Row[] = [
  ['KY', 'doudizhu', '斗地主', 'joker-1-ddz'],
  ['KY', 'mahjong', '二人麻将', 'joker-2-mj'],
  ['KY', 'niuniu', '看牌抢庄', 'joker-3-niu'],
  ['KY', 'xiangqi', '象棋擂台', 'joker-4-xq'],
  ['KY', 'paijiu', '抢庄牌九', 'joker-5-pj'],
  ['KY', 'shisanzhang', '十三张', 'tile-04-cards'],
  ['KY', 'xuezhan', '血战到底', 'tile-03-mahjong'],
  ['KY', 'toubao', '骰宝对局', 'tile-05-dice'],
  ['KY', 'bairen', '百人牛牛', 'joker-3-niu'],
  ['KY', 'sangong', '三公大吉', 'tile-09-fan'],
  ['KY', 'paodekuai', '跑得快', 'joker-1-ddz'],
  ['KY', 'weiqi', '围棋手谈', 'joker-4-xq', false],
]

const lotteries: Row[] = [
  ['CP', 'ssc5', '时时彩', 'lot-1-ssc'],
  ['CP', 'pk10', '赛车 PK10', 'lot-2-pk10'],
  ['CP', 'k3', '快三', 'lot-3-k3'],
  ['CP', '11x5', '十一选五', 'lot-4-11x5'],
  ['CP', 'lhc', '七星彩', 'lot-5-lhc'],
  ['CP', 'lucky28', '幸运 28', 'lot-6-lucky28'],
  ['CP', 'ssc1', '极速时时彩', 'lot-1-ssc'],
  ['CP', 'pk1', '极速赛车', 'lot-2-pk10'],
  ['CP', '11x5s', '极速十一选五', 'lot-4-11x5'],
  ['CP', 'lhcs', '极速七星彩', 'lot-5-lhc'],
  ['CP', 'lucky28s', '极速幸运 28', 'lot-6-lucky28'],
  ['CP', 'k3m', '一分快三', 'lot-3-k3'],
  ['CP', 'k1', '极速快三', 'lot-3-k3', false],
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
