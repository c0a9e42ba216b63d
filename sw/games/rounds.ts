import { formatDay } from '@/contract/values/beijing'
import { startOfDay } from '../db/beijing'
import { Refusal } from '../db/refusal'
import { BACCARAT, baccaratResult, deal } from './baccarat'
import { dealDragon, DRAGON, dragonResult } from './dragon'
import { hallOf, LIVE_TABLES } from '../db/seed/halls'
import { cardName, offers, payout, unknownPick } from './instant'
import { draw, isDrawn, LOTTERIES, oddsOf, SUMS } from './lottery'
import { rollOf } from './roll'
import { ROULETTE, rouletteBet } from './roulette'
import { between, own, type Game, type Table } from './table'

/*
 * Games in rounds by the demo clock. A round's number and the seed make its result, so that two tabs see the same one and
 * nothing has to be stored.
 */

/** Times of a round, ms. */
type Pace = {
  length: number
  /** From its beginning until bets close. */
  open: number
  /** From its beginning until its result is known. */
  result: number
}
/** The rounds of live tables. */
export const LIVE: Pace = { length: 30_000, open: 20_000, result: 20_000 }
/** The draws of lotteries. */
export const DRAW: Pace = { length: 60_000, open: 50_000, result: 60_000 }
const LAST = 20

type TableGame = Pick<Game, 'seed' | 'platform' | 'code'>

const handOf = ({ seed, platform, code }: TableGame, round: number) =>
  deal(rollOf(seed, platform, code, 'baccarat', round))
const numberOf = ({ seed, platform, code }: TableGame, round: number) =>
  rollOf(seed, platform, code, 'roulette', round)(37)
const dragonOf = ({ seed, platform, code }: TableGame, round: number) =>
  dealDragon(rollOf(seed, platform, code, 'dragon', round))
const lotteryOf = (variant: string) => LOTTERIES[variant] ?? LOTTERIES.ssc!
const drawOf = ({ seed, code, variant }: Pick<Game, 'seed' | 'code' | 'variant'>, round: number) =>
  draw(lotteryOf(variant), rollOf(seed, 'lottery', code, round))

/** 期号 or 局号: the Beijing day and the round's number in it, `202611200754`. */
export function issueOf({ length }: Pick<Pace, 'length'>, round: number): string {
  const at = round * length
  return (
    formatDay(at).replaceAll('-', '') +
    String(Math.floor((at - startOfDay(at)) / length) + 1).padStart(4, '0')
  )
}

/** The round at a moment, the times at which it changes, and the last round with a result. */
function timesOf(pace: Pace, now: number) {
  const round = Math.floor(now / pace.length)
  const begins = round * pace.length
  const [closesAt, resultAt, endsAt] = [begins + pace.open, begins + pace.result, begins + pace.length]
  return {
    round,
    issue: issueOf(pace, round),
    closesAt,
    endsAt,
    changesAt: now < closesAt ? closesAt : endsAt,
    last: now < resultAt ? round - 1 : round,
  }
}

/** The round a bet is for; refused when it is not the current one or bets are closed. */
function openRound(pace: Pace, now: number, seen: number | undefined): number {
  const { round, closesAt } = timesOf(pace, now)
  if (now >= closesAt || (seen !== undefined && seen !== round))
    throw new Refusal('本期已封盘，请等下一期', 1000)
  return round
}

const lastRounds = (last: number) => Array.from({ length: LAST }, (_, ago) => last - ago)

/** The table a pick belongs to, and its name and odds; undefined for an unknown one. */
function liveBet(pick: string): { table: string; name: string; odds: string } | undefined {
  const [table, [name, odds] = []] = own(BACCARAT, pick)
    ? ['baccarat', BACCARAT[pick]]
    : ['dragon', own(DRAGON, pick)]
  if (name !== undefined && odds !== undefined) return { table, name, odds }
  const bet = rouletteBet(pick)
  return bet && { table: 'roulette', name: bet.name, odds: bet.odds }
}

/** Baccarat, 龙虎 and roulette: a round every 30 s, of which bets are taken for 20 s. */
export const live: Table<'live'> = {
  limits: ({ platform, code }) => {
    const [, least, most] = hallOf(`${platform} ${code}`)
    return between(least, most)()
  },
  show: (game) => {
    const { last, ...times } = timesOf(LIVE, game.now)
    return {
      ...times,
      lastIssue: issueOf(LIVE, last),
      tables: hallOf(game.variant)[0],
      dragon: { bets: offers(DRAGON), history: lastRounds(last).map((round) => dragonOf(game, round)) },
      baccarat: {
        bets: offers(BACCARAT),
        hand: handOf(game, last),
        history: lastRounds(last).map((round) => handOf(game, round).points),
      },
      roulette: {
        bets: ROULETTE.map(([pick, name, odds]) => ({ pick, name, odds })),
        history: lastRounds(last).map((round) => numberOf(game, round)),
      },
    }
  },
  place: ({ now, variant }, { picks: [pick = ''], round: seen }) => {
    const { table = '', name = '' } = liveBet(pick) ?? {}
    if (!hallOf(variant)[0].includes(table)) throw unknownPick()
    const round = openRound(LIVE, now, seen)
    return {
      Code: LIVE_TABLES[table] ?? '',
      playname: name,
      playmemo: `第${issueOf(LIVE, round)}局`,
      dueAt: round * LIVE.length + LIVE.result,
      round,
    }
  },
  settle: (game, { picks: [pick = ''], round, bet_amount: stake, playmemo }) => {
    const { table, odds = '0' } = liveBet(pick) ?? {}
    if (table === 'dragon') {
      const cards = dragonOf(game, round)
      const [dragon, tiger] = cards.map(cardName)
      return {
        win: payout(dragonResult(cards, pick), stake, odds),
        playmemo: `${playmemo} 龙 ${dragon} 虎 ${tiger}`,
      }
    }
    if (table === 'baccarat') {
      const hand = handOf(game, round)
      const [player, banker] = hand.points
      return {
        win: payout(baccaratResult(hand, pick), stake, odds),
        playmemo: `${playmemo} 闲${player}点 庄${banker}点`,
      }
    }
    const number = numberOf(game, round)
    return {
      win: payout(rouletteBet(pick)?.wins(number) ? 'win' : 'lose', stake, odds),
      playmemo: `${playmemo} 开出 ${number}`,
    }
  },
}

/** Lotteries: a draw each minute; bets close 10 s before. */
export const lottery: Table<'lottery'> = {
  limits: between('1', '2000'),
  show: (game) => {
    const { low, high, odds, summed, big } = lotteryOf(game.variant)
    const { last, ...times } = timesOf(DRAW, game.now)
    return {
      ...times,
      low,
      high,
      summed,
      big,
      odds,
      draws: lastRounds(last).map((round) => ({ issue: issueOf(DRAW, round), numbers: drawOf(game, round) })),
    }
  },
  place: ({ name, variant, now }, { picks: [pick = ''], round: seen }) => {
    if (oddsOf(lotteryOf(variant), pick) === undefined) throw unknownPick()
    const round = openRound(DRAW, now, seen)
    return {
      Code: name,
      playname: SUMS.includes(pick) ? '总和' : '首位号码',
      playmemo: `第${issueOf(DRAW, round)}期 ${pick}`,
      dueAt: round * DRAW.length + DRAW.result,
      round,
    }
  },
  settle: (game, { picks: [pick = ''], round, bet_amount: stake, playmemo }) => {
    const kind = lotteryOf(game.variant)
    const numbers = drawOf(game, round)
    return {
      win: payout(isDrawn(kind, numbers, pick) ? 'win' : 'lose', stake, oddsOf(kind, pick) ?? '0'),
      playmemo: `${playmemo} 开奖 ${numbers.join(' ')}`,
    }
  },
}
