import { LIVE_TABLES } from '../db/seed/halls'
import { DRAW, LIVE, offers, type Table } from './table'

const RED = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]
const OUTSIDE = offers(
  'red:红:1.97, black:黑:1.97, odd:单:1.97, even:双:1.97, low:小:1.97, high:大:1.97, d1:第一打:2.95, d2:第二打:2.95, d3:第三打:2.95',
)
/** The bets that a number wins, beside the one on itself. */
function winsOf(n: number): string[] {
  if (n === 0) return []
  const sides = [RED.includes(n) ? 'red' : 'black', n % 2 ? 'odd' : 'even', n < 19 ? 'low' : 'high']
  return [...sides, `d${Math.ceil(n / 12)}`]
}
const toneOf = (n: number) => (n === 0 ? '#1d6b55' : RED.includes(n) ? '#a8322a' : '#070c18')
const NUMBERS = offers(Array.from({ length: 37 }, (_, n) => `n${n}:${n}:35.5`).join(', ')).map((bet, n) => ({
  ...bet,
  play: `${n}号`,
  group: '单号',
  tone: toneOf(n),
}))

/** A wheel with the numbers 0 to 36. */
export const roulette: Table = {
  id: 'roulette',
  kind: 'wheel',
  name: LIVE_TABLES.roulette!,
  pace: LIVE,
  about: ['0至36共37个号码，1至18为小，19至36为大，每12个号码为一打，0只计单号。'],
  round: (roll) => ({ bets: [...OUTSIDE, ...NUMBERS], drawn: [[roll(37)]] }),
  pays: ([[n = 0] = [0]], { pick, odds }) => ([`n${n}`, ...winsOf(n)].includes(pick) ? odds : 0),
  memo: (title) => title,
  told: ([[n] = [0]]) => `开出 ${n}`,
}

/**
 * Draws `count` balls from `low` to `high`, with `once` each once only. The sum counts the first `summed` of them and is 大 from `big` on.
 * The odds are of 大 小 单 双 and of the first ball's number.
 */
function lottery(
  id: string,
  [low, high, count]: [number, number, number],
  [summed, big]: [number, number],
  odds: string,
  once = false,
): Table {
  const prices = odds.split(' ')
  const [number = ''] = prices.slice(4)
  const sums = '大小单双'.split('').map((name, at) => `${name}:${name}:${prices[at]}`)
  const balls = Array.from({ length: high - low + 1 }, (_, at) => low + at)
  const bets = [
    ...offers(sums.join(', '), { play: '总和', group: '总和' }),
    ...offers(balls.map((n) => `${n}:${n}:${number}`).join(', '), { play: '首位号码', group: '首位号码' }),
  ]
  return {
    id,
    kind: 'balls',
    pace: DRAW,
    about: [
      `每分钟开奖一期。总和为${summed < count ? `前${summed}位` : '全部'}号码之和，${big}及以上为大，其余为小。`,
    ],
    round: (roll) => {
      const left = [...balls]
      const draw = () => {
        const at = roll(left.length)
        return (once ? left.splice(at, 1)[0] : left[at]) ?? low
      }
      return { bets, drawn: [Array.from({ length: count }, draw)] }
    },
    pays: ([drawn = []], { pick, odds: price }) => {
      const total = drawn.slice(0, summed).reduce((all, ball) => all + ball, 0)
      return [total < big ? '小' : '大', total % 2 ? '单' : '双', `${drawn[0]}`].includes(pick) ? price : 0
    },
    memo: (title, { name }) => `${title} ${name}`,
    told: ([drawn = []]) => `开奖 ${drawn.join(' ')}`,
  }
}

const FAIR = '1.92 1.92 1.92 1.92'
/** The lotteries by their variant in `kinds.ts`. */
export const LOTTERIES: Record<string, Table> = {
  ssc: lottery('ssc', [0, 9, 5], [5, 23], `${FAIR} 9.6`),
  pk: lottery('pk', [1, 10, 10], [2, 12], '2.16 1.73 1.73 2.16 9.6', true),
  k: lottery('k', [1, 6, 3], [3, 11], `${FAIR} 5.76`),
  '11x5': lottery('11x5', [1, 11, 5], [5, 30], '1.8 2.06 1.88 1.96 10.56', true),
  lhc: lottery('lhc', [0, 9, 7], [7, 32], `${FAIR} 9.6`),
  lucky28: lottery('lucky28', [0, 9, 3], [3, 14], `${FAIR} 9.6`),
}

const FISH = offers(
  'minnow:银鱼:2, clown:小丑鱼:3, puffer:河豚:5, turtle:海龟:8, ray:魔鬼鱼:12, shark:鲨鱼:20, dragon:金龙鱼:40',
  { play: '鱼炮' },
)
const SIDES = 12_000

/** A shot at a fish hits with 96 % divided by its odds. */
export const pond: Table = {
  id: 'pond',
  kind: 'catch',
  symbols: FISH.map(({ pick, name }) => [pick, name]),
  about: [
    `每次下注为一炮，捕获几率为96%除以倍数：${FISH.map(({ name, odds }) => `${name} ${(96 / Number(odds)).toFixed(1)}%`).join('，')}；捕获派彩为注额乘以倍数（含本金）。`,
  ],
  round: (roll) => ({ bets: FISH, drawn: [[roll(SIDES)]] }),
  pays: ([[rolled = 0] = [0]], { odds }) => (rolled * Number(odds) < SIDES * 0.96 ? odds : 0),
  told: (drawn, offer) => `${offer.name} ${offer.odds}倍 ${pond.pays(drawn, offer) ? '捕获' : '未捕获'}`,
}
