import { multiply, roundDown } from '@/contract/arithmetic'
import { money, type Money } from '@/contract/money'
import type { Bet } from '@/contract/records'
import type { VipLevel } from '@/contract/vip'
import { ALL_DAYS, daysBefore, digitsOf, RECENT_DAYS } from './historyDays'
import type { Random } from './random'
import type { Filed } from './types'

/** The VIP table's column with a bet's rebate rate. */
type RebateKind = Exclude<keyof VipLevel, 'status' | 'recharge' | 'flow' | 'vipname'>

/** A bet with the day and kind its rebate needs. */
export type PastBet = Filed<Omit<Bet, 'platform_type'>> & { daysAgo: number; kind: RebateKind }

type Play = {
  venue: string
  kind: RebateKind
  game: string
  /** Name and note of the bet; `#` becomes a round number. */
  plays: [name: string, memo: string][]
  stakes: [number, ...number[]]
  /** Net win as a multiple of the stake, and its probability in percent. */
  win: [multiple: string, percent: number]
}

const PLAYS: [Play, ...Play[]] = [
  {
    venue: 'AG',
    kind: 'realperson',
    game: '百家乐',
    plays: [
      ['庄', '第 # 局'],
      ['闲', '第 # 局'],
    ],
    stakes: [200, 500, 1000, 2000],
    win: ['0.95', 49],
  },
  {
    venue: 'AG',
    kind: 'realperson',
    game: '轮盘',
    plays: [
      ['红', '第 # 局'],
      ['大', '第 # 局'],
    ],
    stakes: [100, 200, 500],
    win: ['1', 47],
  },
  {
    venue: 'DG',
    kind: 'realperson',
    game: '龙虎',
    plays: [
      ['龙', '第 # 局'],
      ['虎', '第 # 局'],
    ],
    stakes: [200, 500, 1000],
    win: ['1', 47],
  },
  {
    venue: 'PG',
    kind: 'electron',
    game: '锦鲤跃金',
    plays: [['20 线', '20 线 × 1']],
    stakes: [20, 50, 100],
    win: ['2.4', 28],
  },
  {
    venue: 'PG',
    kind: 'electron',
    game: '星河宝石',
    plays: [['25 线', '25 线 × 2']],
    stakes: [50, 100, 200],
    win: ['1.86', 33],
  },
  {
    venue: 'FG',
    kind: 'electron',
    game: '深海猎手',
    plays: [['鱼炮', '炮值 0.5']],
    stakes: [36, 72, 150],
    win: ['0.62', 58],
  },
  {
    venue: 'KY',
    kind: 'joker',
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
    kind: 'sport',
    game: '足球',
    plays: [
      ['独赢', '星河足球联赛 雾港海燕-北岭白鹿 主胜 @1.90'],
      ['大小', '海岸足球联赛 金川苍鹰-落霞雪狼 大 2.5 @1.90'],
    ],
    stakes: [200, 500, 1000, 2000],
    win: ['0.9', 50],
  },
  {
    venue: 'SB',
    kind: 'sport',
    game: '篮球',
    plays: [['大小', '山岳篮球联赛 云州铁马-青屿灯塔 大 36.5 @1.95']],
    stakes: [200, 500, 1000],
    win: ['0.95', 49],
  },
  {
    venue: 'SB',
    kind: 'e_sport',
    game: '峡谷对决',
    plays: [['独赢', '星河峡谷对决联赛 银翼战队-零度战队 主胜 @1.85']],
    stakes: [100, 300, 500],
    win: ['0.85', 51],
  },
  {
    venue: 'CP',
    kind: 'lottery',
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

/** A year of bets up to `now`: several a day in the last month, one every few days before. */
export function pastBets(now: number, random: Random): PastBet[] {
  const { anyTime } = daysBefore(now)
  const bet = (daysAgo: number): PastBet => {
    const play = random.oneOf(PLAYS)
    const bet_time = anyTime(daysAgo, random)
    const stake = money(String(random.oneOf(play.stakes)))
    const [playname, memo] = play.plays[random.between(0, play.plays.length - 1)] ?? ['', '']
    // Only today's sports bets are open. One bet in forty was cancelled.
    const status =
      daysAgo === 0 && play.kind === 'sport' ? 'unsettled' : random.chance(2.5) ? 'invalid' : 'settled'
    return {
      bet_time,
      bet_id: `${play.venue}${digitsOf(bet_time).slice(2)}${random.between(10, 99)}`,
      Code: play.game,
      playname,
      playmemo: memo.replace('#', String(random.between(1, 88))),
      bet_amount: stake,
      win_loss: status === 'settled' ? outcome(stake, play, random) : money('0'),
      status,
      venue: play.venue,
      daysAgo,
      kind: play.kind,
    }
  }
  const days = Array.from({ length: ALL_DAYS }, (_, daysAgo) => daysAgo)
  return days.flatMap((daysAgo) => {
    const count = daysAgo < RECENT_DAYS ? random.between(4, 7) : random.chance(30) ? 1 : 0
    return Array.from({ length: count }, () => bet(daysAgo))
  })
}
