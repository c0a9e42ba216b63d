import { multiply, roundDown } from '@/contract/values/arithmetic'
import { money, type Money } from '@/contract/values/money'
import {
  DISCIPLINES,
  fixture,
  KICKOFF_MS,
  MARKETS,
  MATCH_MS,
  nextSlot,
  slotsOf,
  type Fixture,
} from './fixtures'
import { MAIN_WALLET } from '@/contract/wallet'
import type { BetRow } from '../db/rows'
import { rollOf } from './roll'

/** How long odds are valid; a slip may still use the previous ones. */
export const ODDS_MS = 20_000
/** Matches of one slip at most. */
export const LEGS = 4
/** Each match beyond the first raises a slip's odds by 4 %, to offset the margin in its odds. */
const BONUS = 1.04

/** One pick of a slip. */
export type Leg = { discipline: string; number: number; market: string; odds: Money }

/** Reads `football.2977920.home@1.95`; null for anything else, and for a slot without a match. */
export function readLeg(pick: string): Leg | null {
  const [, discipline = '', number = '', market = '', odds = ''] =
    /^(\w+)\.(\d{1,9})\.(\w+)@(\d{1,3}\.\d\d)$/.exec(pick) ?? []
  const isKnown =
    Object.hasOwn(DISCIPLINES, discipline) &&
    Object.hasOwn(MARKETS, market) &&
    nextSlot(discipline, Number(number)) === Number(number)
  return isKnown ? { discipline, number: Number(number), market, odds: money(odds) } : null
}

/** The odds of a match's markets at a moment: 95.5 to 96.5 % of the fair ones, including the stake. */
export function oddsAt(seed: string, id: string, number: number, { chances }: Fixture, now: number) {
  const period = Math.floor(now / ODDS_MS)
  const odds: Record<string, string> = {}
  for (const [market, chance] of Object.entries(chances)) {
    const returns = 0.955 + rollOf(seed, id, number, market, period)(11) / 1000
    odds[market] = (returns / chance).toFixed(2)
  }
  return odds
}

/** Whether a leg's odds are the ones of now or of the moment before. */
export function isOffered(seed: string, { discipline, number, market, odds }: Leg, now: number): boolean {
  const match = fixture(seed, discipline, number)
  return [now, now - ODDS_MS].some((at) => oddsAt(seed, discipline, number, match, at)[market] === odds)
}

/** The odds of a slip, in hundredths rounded down. */
export const oddsOf = (legs: Leg[]): Money =>
  roundDown(
    legs.reduce(
      (product, { odds }, index) => multiply(multiply(product, odds), index > 0 ? BONUS : 1),
      money('1'),
    ),
  )

/** When a slip's last match has its result, ms. */
export const endOf = (legs: Leg[]): number =>
  Math.max(...legs.map(({ number }) => number * KICKOFF_MS + MATCH_MS))

const SIDES: Record<string, string> = { home: '主胜', draw: '平局', away: '客胜' }

/** A market's name: 主胜, 大 2.5. */
export const marketName = (discipline: string, market: string): string =>
  SIDES[market] ?? `${market === 'over' ? '大' : '小'} ${DISCIPLINES[discipline]?.line}`

/** A leg in the bet record's words: 联赛 主队-客队 and the pick, and when it is over the score. */
export function legWords(seed: string, { discipline, number, market, odds }: Leg, isOver: boolean): string {
  const { league, home, away, result } = fixture(seed, discipline, number)
  const score = result ? ` ${result.join(':')}` : ' 赛事取消'
  return `${league} ${home}-${away} ${marketName(discipline, market)} @${odds}${isOver ? score : ''}`
}

/** What a slip pays once its matches are over; `void` when all were called off. Called-off matches drop out of longer slips. */
export function slipPays(seed: string, legs: Leg[], stake: Money): Money | 'void' {
  const results = legs.map(({ discipline, number }) => fixture(seed, discipline, number).result)
  const played = legs.filter((_, index) => results[index])
  if (played.length === 0) return 'void'
  const isWon = legs.every(({ discipline, market }, index) => {
    const [home, away] = results[index] ?? []
    if (home === undefined || away === undefined) return true
    return MARKETS[market]?.(home, away, DISCIPLINES[discipline]?.line ?? 0)
  })
  return isWon ? roundDown(multiply(stake, oddsOf(played))) : money('0')
}

/**
 * A past bet, still open, on one coming match, as `placeGameBet` would have stored it: `ahead` kick-offs after the discipline's
 * next one, at the odds of `at`.
 */
export function openSlip(
  seed: string,
  { discipline, market, ahead }: { discipline: string; market: string; ahead: number },
  at: number,
  now: number,
): Pick<BetRow, 'playmemo' | 'dueAt' | 'open'> {
  const number = nextSlot(discipline, Math.floor(now / KICKOFF_MS) + 1) + ahead * slotsOf(discipline)
  const odds = oddsAt(seed, discipline, number, fixture(seed, discipline, number), at)[market] ?? '1.90'
  const leg = { discipline, number, market, odds: money(odds) }
  const picks = [`${discipline}.${number}.${market}@${odds}`]
  return {
    playmemo: legWords(seed, leg, false),
    dueAt: endOf([leg]),
    open: { category: 'sport', code: discipline, place: MAIN_WALLET, picks, round: number },
  }
}
