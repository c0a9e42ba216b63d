import { isLess, multiply } from '@/contract/values/arithmetic'
import { money } from '@/contract/values/money'
import { Refusal } from '../db/refusal'
import { DISCIPLINES, fixture, KICKOFF_MS, MARKETS, MATCH_MS, nextSlot, slotsOf } from './fixtures'
import { unknownPick } from './instant'
import {
  endOf,
  isOffered,
  type Leg,
  LEGS,
  legWords,
  marketName,
  ODDS_MS,
  oddsAt,
  oddsOf,
  readLeg,
  slipPays,
} from './sports'
import { between, type Table } from './table'

/** Matches on the page, in steps from the next one: three behind, five ahead. */
const SHOWN = [-3, -2, -1, 0, 1, 2, 3, 4]
/** The highest payout of a slip, CNY. */
const MOST_PAID = money('200000')

/** Sports and e-sports: bets before the kick-off, on one match or up to four. */
export const sports: Table<'sports'> = {
  limits: between('10', '10000'),
  show: ({ seed, now, variant }) => {
    const next = Math.floor(now / KICKOFF_MS) + 1
    const isEsports = DISCIPLINES[variant]?.isEsports
    const matches = Object.entries(DISCIPLINES).filter(([, each]) => each.isEsports === isEsports)
    return {
      changesAt: Math.min((Math.floor(now / ODDS_MS) + 1) * ODDS_MS, next * KICKOFF_MS),
      first: variant,
      legs: LEGS,
      most: MOST_PAID,
      disciplines: matches.map(([id, { name, unit }]) => ({
        id,
        name,
        unit,
        fixtures: SHOWN.map((step) => {
          const number = nextSlot(id, next) + step * slotsOf(id)
          const match = fixture(seed, id, number)
          const { league, home, away, kickoff, result } = match
          const odds = number < next ? {} : oddsAt(seed, id, number, match, now)
          const isOver = now >= kickoff + MATCH_MS
          return {
            number,
            league,
            home,
            away,
            kickoff,
            odds: Object.entries(odds).map(([market, price]) => ({
              market,
              name: marketName(id, market),
              price,
            })),
            score: isOver ? (result?.join(':') ?? '取消') : '',
          }
        }),
      })),
    }
  },
  place: ({ seed, now }, { stake, picks }) => {
    const legs = picks.map(readLeg).filter((leg) => leg !== null)
    const matches = new Set(legs.map(({ discipline, number }) => `${discipline} ${number}`))
    if (legs.length === 0 || legs.length !== picks.length || matches.size !== legs.length) throw unknownPick()
    if (legs.length > LEGS) throw new Refusal(`每单最多${LEGS}场`, 1000)
    if (legs.some(({ number }) => number * KICKOFF_MS <= now)) throw new Refusal('比赛已开始，停止投注', 1000)
    if (!legs.every((leg) => isOffered(seed, leg, now)))
      throw new Refusal('赔率已变动，请按新赔率重新确认', 1000)
    if (isLess(MOST_PAID, multiply(stake, oddsOf(legs))))
      throw new Refusal(`每单最高派彩${MOST_PAID}元`, 1000)
    const [first] = legs
    return {
      Code: disciplineOf(legs),
      playname: legs.length > 1 ? `${legs.length}串1 @${oddsOf(legs)}` : marketWord(first?.market),
      playmemo: legs.map((leg) => legWords(seed, leg, false)).join('；'),
      dueAt: endOf(legs),
      round: first?.number ?? 0,
    }
  },
  settle: ({ seed }, { picks, bet_amount: stake }) => {
    const legs = picks.map(readLeg).filter((leg) => leg !== null)
    return {
      win: slipPays(seed, legs, stake),
      playmemo: legs.map((leg) => legWords(seed, leg, true)).join('；'),
    }
  },
}

/** The discipline of a slip, or 综合过关 for more than one. */
const disciplineOf = (legs: Leg[]) => {
  const [first = '', second] = new Set(legs.map(({ discipline }) => discipline))
  return second === undefined ? (DISCIPLINES[first]?.name ?? '') : '综合过关'
}

const marketWord = (market = '') =>
  ['over', 'under'].includes(market) && market in MARKETS ? '大小' : '独赢'
