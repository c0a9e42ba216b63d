import type { Bet } from '@/contract/records'
import { isPositive, multiply, roundDown } from '@/contract/values/arithmetic'
import { money, type Money } from '@/contract/values/money'
import { issueOf } from '../../db/beijing'
import type { Random } from '../../db/seed/random'
import { DRAW, LIVE } from '../../games/table'
import { ALL_DAYS, daysBefore, digitsOf, RECENT_DAYS } from './days'
import type { Filed, PastLeg } from './types'

/** A bet with its lobby, the day it is from, and the match an open one waits for. */
export type PastBet = Filed<Omit<Bet, 'platform_type'>> & { daysAgo: number; category: string; leg?: PastLeg }

type Play = {
  venue: string
  /** The lobby. */
  category: string
  game: string
  /**
   * Name and note of the bet; `#` becomes a round's number, and of notes with bars between them the second is a lost bet's, the
   * third a void one's. The third element is an open bet's market.
   */
  plays: [name: string, memo: string, market?: string][]
  /** The game of open bets. */
  code?: string
  stakes: [number, ...number[]]
  /** Net win as a multiple of the stake, and its probability in percent. */
  win: [multiple: string, percent: number]
  /** The length of a round, ms. */
  round?: number
}

const PLAYS: [Play, ...Play[]] = [
  {
    venue: 'AG',
    category: 'realbet',
    game: '百家乐',
    plays: [['闲', '第#局 闲 ♠3 ♥4 7点 庄 ♦K ♣3 ♠A 4点|第#局 闲 ♣A ♦A ♠K 2点 庄 ♥6 ♠K 6点|第#局 已取消']],
    stakes: [100, 200, 500, 1000],
    win: ['0.95', 49],
    round: LIVE.every,
  },
  {
    venue: 'AG',
    category: 'realbet',
    game: '轮盘',
    plays: [
      ['红', '第#局 开出 19|第#局 开出 8|第#局 已取消'],
      ['大', '第#局 开出 30|第#局 开出 11|第#局 已取消'],
    ],
    stakes: [50, 100, 200],
    win: ['0.97', 47],
    round: LIVE.every,
  },
  {
    venue: 'DG',
    category: 'realbet',
    game: '百家乐',
    plays: [['庄', '第#局 闲 ♠2 ♥A 3点 庄 ♣8 ♥K 8点|第#局 闲 ♠9 ♥K 9点 庄 ♦2 ♣3 5点|第#局 已取消']],
    stakes: [100, 200, 500],
    win: ['0.9', 47],
    round: LIVE.every,
  },
  {
    venue: 'PG',
    category: 'concise',
    game: '锦鲤跃金',
    plays: [['锦鲤 5线', '第2线 金星 × 3|无中奖线|已取消']],
    stakes: [20, 50, 100],
    win: ['3', 24],
  },
  {
    venue: 'PG',
    category: 'concise',
    game: '星河宝石',
    plays: [['宝石 10线', '第4线 蓝宝石 × 3|无中奖线|已取消']],
    stakes: [50, 100, 200],
    win: ['1', 47],
  },
  {
    venue: 'FG',
    category: 'fishing',
    game: '深海猎手',
    plays: [['鱼炮', '银鱼 2倍 捕获|银鱼 2倍 未捕获|银鱼 2倍 已取消']],
    stakes: [36, 72, 150],
    win: ['1', 48],
  },
  {
    venue: 'KY',
    category: 'joker',
    game: '三张比牌',
    plays: [
      ['闲家', '闲 ♠A ♥9 ♣4 散牌 庄 ♦K ♣J ♥7 散牌|闲 ♦Q ♠8 ♥3 散牌 庄 ♣5 ♦5 ♠2 对子|已取消'],
      ['庄家', '闲 ♣J ♥6 ♦2 散牌 庄 ♠9 ♥9 ♣3 对子|闲 ♥K ♥8 ♥4 同花 庄 ♠A ♦7 ♣6 散牌|已取消'],
    ],
    stakes: [60, 200, 500],
    win: ['0.92', 48],
  },
  {
    venue: 'SB',
    category: 'sport',
    game: '足球',
    code: 'sb',
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
    code: 'hg',
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
      ['总和', '第#期 大 开奖 7 2 9 4 6|第#期 大 开奖 1 5 0 3 8|第#期 大 已取消'],
      ['总和', '第#期 单 开奖 3 8 1 6 5|第#期 单 开奖 4 0 9 2 7|第#期 单 已取消'],
    ],
    stakes: [20, 50, 100],
    win: ['0.92', 49],
    round: DRAW.every,
  },
]

const outcome = (stake: Money, { win: [multiple, percent] }: Play, random: Random): Money =>
  random.chance(percent) ? roundDown(multiply(stake, money(multiple))) : money(`-${stake}`)

function noteOf(memo: string, status: Bet['status'], win_loss: Money): string {
  const [won = '', lost = won, cancelled = `${won} 赛事取消`] = memo.split('|')
  if (status === 'invalid') return cancelled
  return isPositive(win_loss) ? won : lost
}

const OPEN_MS = 30 * 60_000

/** A year of bets up to `now`: several a day in the last month, one every few days before. */
export function pastBets(now: number, random: Random): PastBet[] {
  const { anyTime } = daysBefore(now)
  let count = 0
  const bet = (daysAgo: number): PastBet => {
    const play = random.oneOf(PLAYS)
    const { venue, category, code } = play
    const past = anyTime(daysAgo, random)
    const stake = money(String(random.oneOf(play.stakes)))
    const [playname, memo, market] = play.plays[random.between(0, play.plays.length - 1)] ?? ['', '']
    // Only today's sports bets are open. One bet in forty was cancelled.
    const isOpen = daysAgo === 0 && code !== undefined && market !== undefined
    const status = isOpen ? 'unsettled' : random.chance(2.5) ? 'invalid' : 'settled'
    const bet_time = isOpen ? Math.max(past, now - OPEN_MS) : past
    count += 1
    // One more draw than is needed keeps the figures of the past as they are.
    random.between(1, 88)
    const win_loss = status === 'settled' ? outcome(stake, play, random) : money('0')
    const note = noteOf(memo, status, win_loss)
    return {
      bet_time,
      bet_id: `${venue}${digitsOf(bet_time).slice(2)}${10 + (count % 90)}`,
      Code: play.game,
      playname,
      playmemo: play.round ? note.replace('#', issueOf(play.round, bet_time)) : note,
      bet_amount: stake,
      win_loss,
      status,
      venue,
      daysAgo,
      category,
      ...(isOpen ? { leg: { code, market, ahead: count % 2 } } : {}),
    }
  }
  const days = Array.from({ length: ALL_DAYS }, (_, daysAgo) => daysAgo)
  return days.flatMap((daysAgo) => {
    const bets = daysAgo < RECENT_DAYS ? random.between(4, 7) : random.chance(30) ? 1 : 0
    return Array.from({ length: bets }, () => bet(daysAgo))
  })
}
