import type { Roll } from '../db/seed/random'
import { offers, type Table } from './table'

/*
 * Matches of invented clubs: football every half hour, every other discipline once an hour, each at its own minutes. A match
 * lasts five minutes; one in fifty is called off.
 */

const LEAGUES = ['星河', '海岸', '山岳']
const PLACES = '雾港 北岭 云州 青屿 白沙 落霞 金川 寒江 竹溪 赤岩 月湾 松原'.split(' ')
const CLUBS = '海燕 白鹿 飞鱼 苍鹰 灯塔 铁马 流星 青竹 雪狼 红枫'.split(' ')
const TEAMS = '零度 极光 夜航 回声 量子 蓝焰 黑曜 银翼'.split(' ').map((name) => `${name}战队`)

/** What an even match ends in, with its weight. */
type Score = [home: number, away: number, weight: number]
/** Played until one side has `wins`; the weights are of 0, 1, 2, … for the other, up to `wins - 1`. */
const firstTo = (wins: number, weights: number[]): Score[] =>
  weights.flatMap((weight, at) => {
    const lost = wins - weights.length + at
    return [[wins, lost, weight] as Score, [lost, wins, weight] as Score]
  })
/** By goals of one side: 0 to 4. */
const GOALS = [25, 35, 24, 11, 5]
const goals = GOALS.flatMap((one, home) => GOALS.map((two, away): Score => [home, away, one * two]))
const three = firstTo(2, [1, 1])
const five = firstTo(3, [2, 3, 3])
const points = firstTo(21, Array<number>(11).fill(1))

/** The bets that a score wins. */
const winsOf = (home: number, away: number, line: number) => [
  home > away ? 'home' : home < away ? 'away' : 'draw',
  home + away > line ? 'over' : 'under',
]

const pick = (list: readonly string[], roll: Roll) => list[roll(list.length)] ?? ''
const sum = (scores: Score[]) => scores.reduce((all, [, , weight]) => all + weight, 0)

/** A discipline by its place in the hour. A match tilts each side's chances; odds are 96 % of the fair ones. */
function discipline(at: number, name: string, unit: string, line: number, even: Score[]): Table {
  const markets = [
    ...offers('home:主胜, draw:平局, away:客胜', { play: '独赢' }),
    ...offers(`over:大 ${line}, under:小 ${line}`, { play: '大小' }),
  ]
  const minutes = name === '足球' ? 30 : 60
  const club = (roll: Roll): string => (at > 6 ? pick(TEAMS, roll) : pick(PLACES, roll) + pick(CLUBS, roll))
  return {
    id: name,
    kind: 'match',
    name,
    pace: { every: minutes * 60_000, offset: at * 600_000, lasts: 300_000, ahead: 4, unit: '' },
    about: [
      `虚构俱乐部的短赛，每${minutes}分钟一场：开赛前接受投注，开赛5分钟后出结果并结算。大小按${unit}计，赔率含本金。`,
      '每单2至4场为串关，总赔率每多一场加4%，最高派彩200,000元。赛事取消：单场退回本金，串关按其余场次计。',
    ],
    round: (roll) => {
      const home = club(roll)
      let away = home
      while (away === home) away = club(roll)
      const tilt = 0.7 + roll(9) / 10
      const scores = even.map(([h, a, weight]): Score => [h, a, weight * tilt ** Math.sign(h - a)])
      const bets = markets.flatMap((bet) => {
        const chance = sum(scores.filter(([h, a]) => winsOf(h, a, line).includes(bet.pick))) / sum(scores)
        return chance > 0 ? [{ ...bet, odds: (0.96 / chance).toFixed(2) }] : []
      })
      let left = (roll(1_000_000) / 1_000_000) * sum(scores)
      const [h, a] = scores.find(([, , weight]) => (left -= weight) < 0) ?? even[0]!
      const title = `${pick(LEAGUES, roll)}${name}联赛 ${home}-${away}`
      return { title, bets, drawn: roll(50) === 0 ? [] : [[h, a]] }
    },
    pays: ([[home = 0, away = 0] = [0]], { pick: market, odds }) =>
      winsOf(home, away, line).includes(market) ? odds : 0,
    memo: (title, { name: word, odds }) => `${title} ${word} @${odds}`,
    told: ([score]) => score?.join(':') ?? '赛事取消',
  }
}

/** The disciplines by a game's code. */
export const DISCIPLINES: Record<string, Table> = {
  sb: discipline(0, '足球', '总进球', 2.5, goals),
  hg: discipline(1, '篮球', '总分', 36.5, points),
  ws: discipline(2, '网球', '总盘数', 2.5, three),
  pq: discipline(3, '排球', '总局数', 4.5, five),
  pt: discipline(4, '乒乓球', '总局数', 4.5, five),
  bq: discipline(5, '板球', '总局数', 2.5, three),
  sc: discipline(6, '赛车', '总轮数', 2.5, three),
  lane: discipline(7, '峡谷对决', '总局数', 2.5, three),
  aim: discipline(8, '枪火前线', '总地图', 2.5, three),
  cards: discipline(9, '卡牌星域', '总局数', 4.5, five),
  pad: discipline(10, '竞速联赛', '总轮数', 4.5, five),
}
