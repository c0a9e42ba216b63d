import type { GameByCode } from '@/contract/games'
import { drawnPicture } from './pictureAddress'

/** Some lists have no `gametype`, as on some real servers. */
const list = (catecode: string, prefix: string, gametype: string, names: string[]): GameByCode[] =>
  names.map((gamename, index) => {
    const gamecode = `${prefix}${String(index + 1).padStart(2, '0')}`
    return { gamename, gamepic: drawnPicture(gamecode), catecode, gamecode, gametype }
  })

/** The games of each by-code list; all names are invented. */
export const gamesByCode: Record<string, GameByCode[]> = {
  obgdy: list('FG', 'fish', 'fishing', [
    '深海猎手',
    '锦鲤渔场',
    '珊瑚海湾',
    '渔火归舟',
    '千炮渔王',
    '蓝鲸传奇',
    '龙宫探宝',
    '金蟾戏水',
    '极地冰渔',
    '潮汐渔港',
    '海神之戟',
    '雷霆鱼雷',
    '美人鱼湾',
    '章鱼船长',
    '幽灵沉船',
    '百岛渔歌',
    '荷塘月钓',
    '飞鱼竞速',
    '海龟乐园',
    '深渊巨鲨',
    '星海捕鱼',
    '彩虹水域',
  ]),
  fgdz: list('FG', 'fgs', 'concise', ['聚宝渔翁', '红灯吉庆', '宝石风暴', '锦绣江山']),
  pp: list('BG', 'pp', '', ['甜蜜果园', '金球盛典', '骰子王国', '牌桌传奇']),
  ae: list('AG', 'ae', '', ['瑞雪丰年', '锦鲤迎春', '雀友天天见', '金扇流年']),
  pg: list('PG', 'pg', '', ['麻雀人家', '寻宝星河', '盛世长安', '财运亨通', '连线大师']),
  fgfish: list('FG', 'fgf', 'fishing', ['渔乐无穷', '鱼跃千江', '海底淘金', '夜海捕鱼']),
}
