import type { Category, Game } from '@/contract/games'
import { shortName } from '@/contract/texts/brand'
import { hallLine } from './halls'
import { drawnPicture } from './pictureAddress'

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

/** Invented names, twelve a line: neighbours in the list come from different worlds. */
const SLOT_NAMES = [
  '锦鲤跃金 星河宝石 竹影麻雀 月下牌局 云端骰宝 鎏金三七 山海灯会 古钱藏珍 折扇流光 极昼轮盘 深海巡航 长安夜色',
  '鲤跃龙门 璀璨晶矿 满堂红中 黑桃骑士 骰定乾坤 幸运三七 元宵夜游 聚宝金盆 江南才子 命运之轮 珊瑚秘宝 月满西楼',
  '莲池锦鲤 蓝钻迷城 雀圣来了 红心皇后 六六大顺 经典水果 红灯高照 招财进宝 桃花扇底 金球旋转 海底王国 古城秘史',
  '金鳞献瑞 宝石连环 清一色赢 王牌夜宴 豹子传说 霓虹转盘 灯谜奇缘 铜钱满贯 凤舞霓裳 蒙面骑手 鲸落星海 烟雨楼台',
  '鱼戏春塘 水晶秘境 花开富贵 扑克风云 点石成金 火热连线 上元花火 掌柜来财 梨园名角 午夜轮舞 潮汐之心 登高望月',
]

const SLOT_PLATFORMS = ['PG', 'AG', 'PG', 'BG', 'FG'] as const

/** Sixty slot games, code `slot01` to `slot60`. */
const slots: Row[] = SLOT_NAMES.flatMap((line, round) =>
  line.split(' ').map((name, place, all): Row => {
    const number = String(round * all.length + place + 1).padStart(2, '0')
    return [SLOT_PLATFORMS[(place + round) % SLOT_PLATFORMS.length] ?? 'PG', `slot${number}`, name]
  }),
)

const live: Row[] = [
  ['AG', 'live', 'AG国际厅', 'home-live'],
  ['BG', 'live', 'BG真人厅', 'tile-04-cards'],
  ['DG', 'live', 'DG梦幻厅', 'tile-05-dice'],
  ['SA', 'live', 'SA臻选厅', 'joker-1-ddz'],
  ['WM', 'live', 'WM欧洲厅', 'tile-10-roulette'],
  ['OG', 'live', 'OG东方厅', 'tile-07-lantern'],
  ['EVO', 'live', 'EVO旗舰厅', 'tile-12-city'],
  ['AG', 'vip', 'AG贵宾厅', 'tile-09-fan'],
  ['BG', 'vip', 'BG贵宾厅', 'tile-08-coins'],
  ['WM', 'night', 'WM夜场厅', 'tile-12-city', '', false],
]

// By the timetable of sw/games/matches.ts.
const sports: Row[] = [
  ['SB', 'sb', `${shortName}体育`, 'sport-soccer', '足球・今日48场'],
  ['SB', 'hg', '环球体育', 'sport-basket', '篮球・今日24场'],
  ['SB', 'ws', '网坛之星', 'sport-tennis', '网球・今日24场'],
  ['SB', 'pq', '排坛盛会', 'sport-volley', '排球・今日24场'],
  ['SB', 'bq', '板球专场', 'sport-cricket', '板球・今日24场'],
  ['SB', 'sc', '极速赛场', 'sport-racing', '赛车・今日24场'],
  ['SB', 'ls', '联赛直击', 'sport-trophy', '足球联赛・今日48场'],
  ['SB', 'xn', '虚拟赛事', 'sport-virtual', '虚拟足球・今日48场'],
  ['SB', 'pt', '乒坛风云', 'sport-pingpong', '乒乓球・今日24场'],
  ['SB', 'bx', '冰雪赛季', 'sport-racing', '', false],
]

const esports: Row[] = [
  ['SB', 'lane', '峡谷对决', 'es-1-lane', '五人对战・今日24场'],
  ['SB', 'aim', '枪火前线', 'es-2-aim', '射击・今日24场'],
  ['SB', 'cards', '卡牌星域', 'es-3-cards', '卡牌・今日24场'],
  ['SB', 'pad', '竞速联赛', 'es-4-pad', '赛车・今日24场'],
]

// A code that ends in 0 or 2 is a table with lower or higher limits (sw/games/kinds.ts).
const boards: Row[] = [
  ['KY', 'zjh', '三张比牌'],
  ['KY', 'sangong', '三公大吉'],
  ['KY', 'dan', '比大小'],
  ['KY', 'zjh2', '三张高手桌'],
  ['KY', 'sangong2', '三公高手桌'],
  ['KY', 'dan2', '比大小高手桌'],
  ['KY', 'zjh0', '三张入门桌'],
  ['KY', 'sangong0', '三公入门桌', 'tile-08-coins'],
  ['KY', 'dan0', '比大小入门桌', 'tile-04-cards'],
  ['KY', 'zjh1', '三张二号桌', 'joker-1-ddz'],
  ['KY', 'weiqi', '围棋手谈', '', '', false],
]

const lotteries: Row[] = [
  ['CP', 'ssc5', '时时彩', 'lot-1-ssc', '五星・每分钟开奖'],
  ['CP', 'pk10', '赛车PK10', 'lot-2-pk10', '名次・每分钟开奖'],
  ['CP', 'k3', '快三', 'lot-3-k3', '骰宝・每分钟开奖'],
  ['CP', '11x5', '十一选五', 'lot-4-11x5', '任选・每分钟开奖'],
  ['CP', 'lhc', '七星彩', 'lot-5-lhc', '特码・每分钟开奖'],
  ['CP', 'lucky28', '幸运28', 'lot-6-lucky28', '和值・每分钟开奖'],
  ['CP', 'ssc1', '极速时时彩', 'lot-1-ssc', '五星・每分钟开奖'],
  ['CP', 'pk1', '极速赛车', 'lot-2-pk10', '名次・每分钟开奖'],
  ['CP', '11x5s', '极速十一选五', 'lot-4-11x5', '任选・每分钟开奖'],
  ['CP', 'lhcs', '极速七星彩', 'lot-5-lhc', '特码・每分钟开奖'],
  ['CP', 'lucky28s', '极速幸运28', 'lot-6-lucky28', '和值・每分钟开奖'],
  ['CP', 'k3m', '一分快三', 'lot-3-k3', '骰宝・每分钟开奖'],
  ['CP', 'k1', '极速快三', 'lot-3-k3', '', false],
]

/** Every game and venue in the lobbies' order; all names are invented. */
export const games: Game[] = [
  ...live.map(lobby('realbet')).map((hall) => ({
    ...hall,
    intro: hallLine(`${hall.platform_name} ${hall.game_code}`),
  })),
  ...boards.map(lobby('joker')),
  ...esports.map(lobby('gaming')),
  ...sports.map(lobby('sport')),
  ...lotteries.map(lobby('lottery')),
  ...slots.map(lobby('concise')),
]

/** The games of one lobby; `''` means all. */
export const gamesIn = (category: string): Game[] =>
  category === '' ? games : games.filter((game) => game.category_id === category)
