import type { GameByCode } from '@/contract/games'

/** Some lists have no `gametype`, as on some real servers. */
const list = (
  catecode: string,
  prefix: string,
  gametype: string,
  rows: [name: string, picture: string][],
): GameByCode[] =>
  rows.map(([gamename, picture], index) => ({
    gamename,
    gamepic: `/art/${picture}.svg`,
    catecode,
    gamecode: `${prefix}${String(index + 1).padStart(2, '0')}`,
    gametype,
  }))

const alternating = (names: string[]): [string, string][] =>
  names.map((name, index) => [name, index % 3 === 1 ? 'tile-01-koi' : 'tile-11-ocean'])

/** The games of each by-code list (D50); all names are invented. */
export const gamesByCode: Record<string, GameByCode[]> = {
  obgdy: list(
    'FG',
    'fish',
    'fishing',
    alternating([
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
  ),
  fgdz: list('FG', 'fgs', 'concise', [
    ['聚宝渔翁', 'tile-08-coins'],
    ['红灯吉庆', 'tile-07-lantern'],
    ['宝石风暴', 'tile-02-gem'],
    ['锦绣江山', 'tile-12-city'],
  ]),
  pp: list('BG', 'pp', '', [
    ['甜蜜果园', 'tile-06-reels'],
    ['金球盛典', 'tile-10-roulette'],
    ['骰子王国', 'tile-05-dice'],
    ['牌桌传奇', 'tile-04-cards'],
  ]),
  ae: list('AG', 'ae', '', [
    ['瑞雪丰年', 'tile-07-lantern'],
    ['锦鲤迎春', 'tile-01-koi'],
    ['雀友天天见', 'tile-03-mahjong'],
    ['金扇流年', 'tile-09-fan'],
  ]),
  pg: list('PG', 'pg', '', [
    ['麻雀人家', 'tile-03-mahjong'],
    ['寻宝星河', 'tile-02-gem'],
    ['盛世长安', 'tile-12-city'],
    ['财运亨通', 'tile-08-coins'],
    ['连线大师', 'tile-06-reels'],
  ]),
  fgfish: list('FG', 'fgf', 'fishing', alternating(['渔乐无穷', '鱼跃千江', '海底淘金', '夜海捕鱼'])),
}
