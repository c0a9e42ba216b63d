import type { GameByCode } from '@/contract/games'
import { Refusal } from '../refusal'
import { games } from './games'
import { drawnPicture } from './pictureAddress'
import { venues } from './venues'

/** Some lists have no `gametype`, as on some real servers. */
const list = (catecode: string, prefix: string, gametype: string, names: string): GameByCode[] =>
  names.split(' ').map((gamename, index) => {
    const gamecode = `${prefix}${String(index + 1).padStart(2, '0')}`
    return { gamename, gamepic: drawnPicture(gamecode), catecode, gamecode, gametype }
  })

const FISH = [
  '深海猎手 锦鲤渔场 珊瑚海湾 渔火归舟 千炮渔王 蓝鲸传奇 龙宫探宝 金蟾戏水',
  '极地冰渔 潮汐渔港 海神之戟 雷霆鱼雷 美人鱼湾 章鱼船长 幽灵沉船 百岛渔歌',
  '荷塘月钓 飞鱼竞速 海龟乐园 深渊巨鲨 星海捕鱼 彩虹水域',
]

/** The games of each by-code list; all names are invented. */
export const gamesByCode: Record<string, GameByCode[]> = {
  obgdy: list('FG', 'fish', 'fishing', FISH.join(' ')),
  fgdz: list('FG', 'fgs', 'concise', '聚宝渔翁 红灯吉庆 宝石风暴 锦绣江山'),
  pp: list('BG', 'pp', '', '甜蜜果园 金球盛典 骰子王国 牌桌传奇'),
  ae: list('AG', 'ae', '', '瑞雪丰年 锦鲤迎春 雀友天天见 金扇流年'),
  pg: list('PG', 'pg', '', '麻雀人家 寻宝星河 盛世长安 财运亨通 连线大师'),
  fgfish: list('FG', 'fgf', 'fishing', '渔乐无穷 鱼跃千江 海底淘金 夜海捕鱼'),
}

/** The list of a code in any case, or the games of a venue by its code; all lists without a code. */
export function gamesOfCode(code: string): GameByCode[] | Refusal {
  const isCode = (name: string) => name.toLowerCase() === code.toLowerCase()
  const lists = Object.entries(gamesByCode)
  if (code === '') return lists.flatMap(([, rows]) => rows)
  const own = lists.find(([name]) => isCode(name))
  if (own) return own[1]
  const found = [
    ...lists.flatMap(([, rows]) => rows.filter(({ catecode }) => isCode(catecode))),
    ...games
      .filter(({ platform_name, app_state }) => isCode(platform_name) && app_state)
      .map(({ name, mobile_img, platform_name, game_code, category_id }) => ({
        gamename: name,
        gamepic: mobile_img,
        catecode: platform_name,
        gamecode: game_code,
        gametype: category_id,
      })),
  ]
  if (found.length > 0) return found
  const known = [...lists.map(([name]) => name), ...venues.map(({ platname }) => platname)]
  return new Refusal(`参数不正确：gamecode没有“${code}”，可用：${known.join(' ')}`, 1000)
}
