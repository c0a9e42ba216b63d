import { multiply, roundDown } from '@/contract/arithmetic'
import { money, type Money } from '@/contract/money'
import type { Bet } from '@/contract/records'
import { ALL_DAYS, daysBefore, digitsOf, RECENT_DAYS } from './historyDays'
import type { Random } from './random'
import type { Filed } from './types'

/** A bet with its lobby, the day it is from, and the match an open one waits for. */
export type PastBet = Filed<Omit<Bet, 'platform_type'>> & { daysAgo: number; category: string; leg?: PastLeg }

/** A pick of a coming match: how many kick-offs after the next one, and the market. */
export type PastLeg = { discipline: string; market: string; ahead: number }

type Play = {
  venue: string
  /** The lobby. */
  category: string
  game: string
  /** Name and note of the bet; `#` becomes a round number. The third is an open bet's market. */
  plays: [name: string, memo: string, market?: string][]
  discipline?: string
  stakes: [number, ...number[]]
  /** Net win as a multiple of the stake, and its probability in percent. */
  win: [multiple: string, percent: number]
}

const PLAYS: [Play, ...Play[]] = [
  {
    venue: 'AG',
    category: 'realbet',
    game: '百家乐',
    plays: [
      ['庄', '第 # 局'],
      ['闲', '第 # 局'],
    ],
    stakes: [100, 200, 500, 1000],
    win: ['0.95', 49],
  },
  {
    venue: 'AG',
    category: 'realbet',
    game: '轮盘',
    plays: [
      ['红', '第 # 局'],
      ['大', '第 # 局'],
    ],
    stakes: [50, 100, 200],
    win: ['1', 47],
  },
  {
    venue: 'DG',
    category: 'realbet',
    game: '龙虎',
    plays: [
      ['龙', '第 # 局'],
      ['虎', '第 # 局'],
    ],
    stakes: [100, 200, 500],
    win: ['1', 47],
  },
  {
    venue: 'PG',
    category: 'concise',
    game: '锦鲤跃金',
    plays: [['20 线', '20 线 × 1']],
    stakes: [20, 50, 100],
    win: ['2.4', 28],
  },
  {
    venue: 'PG',
    category: 'concise',
    game: '星河宝石',
    plays: [['25 线', '25 线 × 2']],
    stakes: [50, 100, 200],
    win: ['1.86', 33],
  },
  {
    venue: 'FG',
    category: 'fishing',
    game: '深海猎手',
    plays: [['鱼炮', '炮值 0.5']],
    stakes: [36, 72, 150],
    win: ['0.62', 58],
  },
  {
    venue: 'KY',
    category: 'joker',
    game: '斗地主',
    plays: [
      ['初级房', '底分 5'],
      ['中级房', '底分 10'],
    ],
    stakes: [60, 200, 500],
    win: ['0.95', 48],
  },
  {
    venue: 'SB',
    category: 'sport',
    game: '足球',
    discipline: 'football',
    plays: [
      ['独赢', '星河足球联赛 雾港海燕-北岭白鹿 主胜 @1.90', 'home'],
      ['大小', '海岸足球联赛 金川苍鹰-落霞雪狼 大 2.5 @1.90', 'over'],
    ],
    stakes: [500, 1000, 2000, 3000],
    win: ['0.9', 50],
  },
  {
    venue: 'SB',
    category: 'sport',
    game: '篮球',
    discipline: 'basket',
    plays: [['大小', '山岳篮球联赛 云州铁马-青屿灯塔 大 36.5 @1.95', 'over']],
    stakes: [200, 500, 1000],
    win: ['0.95', 49],
  },
  {
    venue: 'SB',
    category: 'gaming',
    game: '峡谷对决',
    plays: [['独赢', '星河峡谷对决联赛 银翼战队-零度战队 主胜 @1.85']],
    stakes: [100, 300, 500],
    win: ['0.85', 51],
  },
  {
    venue: 'CP',
    category: 'lottery',
    game: '时时彩',
    plays: [
      ['总和', '第 # 期 大'],
      ['总和', '第 # 期 单'],
    ],
    stakes: [20, 50, 100],
    win: ['0.92', 49],
  },
]

const outcome = (stake: Money, { win: [multiple, percent] }: Play, random: Random): Money =>
  random.chance(percent) ? roundDown(multiply(stake, money(multiple))) : money(`-${stake}`)

const OPEN_MS = 30 * 60_000

/** A year of bets up to `now`: several a day in the last month, one every few days before. */
export function pastBets(now: number, random: Random): PastBet[] {
  const { anyTime } = daysBefore(now)
  let count = 0
  const bet = (daysAgo: number): PastBet => {
    const play = random.oneOf(PLAYS)
    const { venue, category, discipline } = play
    const past = anyTime(daysAgo, random)
    const stake = money(String(random.oneOf(play.stakes)))
    const [playname, memo, market] = play.plays[random.between(0, play.plays.length - 1)] ?? ['', '']
    // Only today's sports bets are open. One bet in forty was cancelled.
    const isOpen = daysAgo === 0 && discipline !== undefined && market !== undefined
    const status = isOpen ? 'unsettled' : random.chance(2.5) ? 'invalid' : 'settled'
    const bet_time = isOpen ? Math.max(past, now - OPEN_MS) : past
    count += 1
    return {
      bet_time,
      bet_id: `${venue}${digitsOf(bet_time).slice(2)}${10 + (count % 90)}`,
      Code: play.game,
      playname,
      playmemo: memo.replace('#', String(random.between(1, 88))),
      bet_amount: stake,
      win_loss: status === 'settled' ? outcome(stake, play, random) : money('0'),
      status,
      venue,
      daysAgo,
      category,
      ...(isOpen ? { leg: { discipline, market, ahead: count % 3 } } : {}),
    }
  }
  const days = Array.from({ length: ALL_DAYS }, (_, daysAgo) => daysAgo)
  return days.flatMap((daysAgo) => {
    const bets = daysAgo < RECENT_DAYS ? random.between(4, 7) : random.chance(30) ? 1 : 0
    return Array.from({ length: bets }, () => bet(daysAgo))
  })
}
