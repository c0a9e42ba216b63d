import { isLess, multiply, roundDown } from '@/contract/values/arithmetic'
import { money, type Money } from '@/contract/values/money'
import { issueOf } from '../db/beijing'
import { readControls } from '../db/clock'
import { randomBelow } from '../db/random'
import { Refusal } from '../db/refusal'
import type { BetRow, ControlsRow, TicketRow } from '../db/rows'
import { rollOf } from '../db/seed/random'
import type { Tx } from '../db/stores'
import { closeBet } from '../effects/bets'
import { gameOf } from './kinds'
import { LEGS, together, type Drawn, type Offer, type Table } from './table'

/*
 * Games in rounds run by the demo clock. A round's number and the seed make its result, so that two windows see the same one and
 * nothing has to be stored.
 */

/** A game's ticket, the demo server's seed and the demo clock, ms. */
type At = Pick<TicketRow, 'platform' | 'category' | 'code'> & { seed: string; now: number }
/** A pick of a bet with all that it needs; `number` is its round's. */
type Leg = { table: Table; number: number; offer: Offer; title: string; drawn: Drawn }
type Pace = NonNullable<Table['pace']>

/** The highest payout of a slip. */
const MOST_PAID = money('200000')

const closesAt = ({ every, offset }: Pace, number: number) => (number + 1) * every + offset
const dueAt = (pace: Pace, number: number) => closesAt(pace, number) + pace.lasts
const current = ({ every, offset }: Pace, now: number) => Math.floor((now - offset) / every)

function roundOf({ platform, code, seed }: At, { id, pace, round }: Table, number: number) {
  if (!pace) return { title: '', ...round(randomBelow) }
  const title = `第${issueOf(pace.every, number * pace.every)}${pace.unit}`
  return { title, ...round(rollOf(seed, platform, code, id, number)) }
}

/** What the page draws of a round. */
const shown = ({ notes }: Table, drawn: Drawn, title = '') => ({ title, drawn, notes: notes?.(drawn) ?? [] })
export type Shown = ReturnType<typeof shown>

/** A table as the page shows it: the rounds that take bets, and the last result. */
export function show(at: At, table: Table) {
  const { id, name = '', kind, about, symbols = [], before = [], pace } = table
  const now = pace ? current(pace, at.now) : 0
  const rounds = Array.from({ length: pace?.ahead ?? 1 }, (_, ahead) => {
    const { title, bets } = roundOf(at, table, now + ahead)
    return { number: now + ahead, title, bets, closesAt: pace ? closesAt(pace, now + ahead) : 0 }
  })
  const { drawn, title } = pace
    ? roundOf(at, table, current(pace, at.now - pace.lasts) - 1)
    : { drawn: before, title: '' }
  return { id, name, kind, about, symbols, rounds, last: shown(table, drawn, title) }
}
export type ShownTable = ReturnType<typeof show>

/** Reads picks such as `banker` or, with the number of its round, `2977920.home`. Empty when one is not on offer. */
function legsOf(at: At, picks: string[]): Leg[] {
  const { tables } = gameOf(at)
  const legs = picks.flatMap((sent): Leg[] => {
    const [, digits, pick] = /^(?:(\d{1,9})\.)?(.*)$/.exec(sent) ?? []
    const found = tables.flatMap((table) => {
      const number = digits === undefined && table.pace ? current(table.pace, at.now) : Number(digits ?? 0)
      const { bets, title, drawn } = roundOf(at, table, number)
      return bets.filter((bet) => bet.pick === pick).map((offer) => ({ table, number, offer, title, drawn }))
    })
    return found.slice(0, 1)
  })
  return legs.length === picks.length ? legs : []
}

/** What legs pay; `void` returns the stake. A match that was called off drops out of a longer slip. */
function paid(legs: Leg[], stake: Money): Money | 'void' {
  const played = legs.filter(({ drawn }) => drawn.length > 0)
  const odds = together(played.map(({ table, drawn, offer }) => table.pays(drawn, offer)))
  return played.length > 0 ? roundDown(multiply(stake, odds)) : 'void'
}

const wordsOf = (legs: Leg[], isOver: boolean): string =>
  legs
    .map(({ table, title, offer, drawn }) => [table.memo?.(title, offer), isOver && table.told(drawn, offer)])
    .map((words) => words.filter(Boolean).join(' '))
    .join('；')

/** What a bet becomes: decided at once, with what the page draws, or open until `dueAt`. Throws Refusal. */
export function placed(at: At & { name: string }, stake: Money, sent: string[]) {
  const legs = legsOf(at, sent.length > 0 ? sent : [''])
  const [first] = legs
  const { pace, kind } = first?.table ?? {}
  const ahead = legs.map(({ number }) => (pace ? number - current(pace, at.now) : 0))
  if (ahead.some((each) => each < 0)) throw new Refusal('已截止投注，请重新选择', 1000)
  const isSlip = legs.length > 1
  const isOdd = isSlip && (kind !== 'match' || new Set(ahead).size < legs.length)
  if (!first || isOdd || Math.max(...ahead) >= (pace?.ahead ?? 1)) throw new Refusal('请选择投注项', 1000)
  if (legs.length > LEGS) throw new Refusal(`每单最多${LEGS}场`, 1000)
  const odds = together(legs.map(({ offer }) => offer.odds || 1))
  if (kind === 'match' && isLess(MOST_PAID, multiply(stake, odds)))
    throw new Refusal(`每单最高派彩${MOST_PAID}元`, 1000)
  const { table, offer } = first
  return {
    Code: table.name ?? at.name,
    playname: isSlip ? `${legs.length}串1 @${odds}` : (offer.play ?? offer.name),
    playmemo: wordsOf(legs, !pace),
    win: pace ? null : (paid(legs, stake) as Money),
    result: pace ? null : shown(table, first.drawn),
    dueAt: pace ? Math.max(...legs.map(({ number }) => dueAt(pace, number))) : 0,
    picks: legs.map(({ number, offer: { pick } }) => `${number}.${pick}`),
  }
}

/** How an open bet ends: what it pays, and its record. A pick that no game knows any more returns the stake. */
export function outcome(at: At, { bet_amount, playmemo }: BetRow, picks: string[]): [Money | 'void', string] {
  // Those of an older database have no round.
  const legs = picks.every((pick) => pick.includes('.')) ? legsOf(at, picks) : []
  return [paid(legs, bet_amount), legs.length > 0 ? wordsOf(legs, true) : playmemo]
}

/** What all rounds are drawn from. */
export const seedOf = ({ gameSeed, seededAt }: ControlsRow): string => gameSeed ?? String(seededAt)

/** Settles a member's bets whose time has come. Called on reads, so it needs no timer. */
export async function settleBets(tx: Tx, username: string, now: number): Promise<void> {
  const isDue = IDBKeyRange.bound([username, 0], [username, now])
  const due = await tx.objectStore('bets').index('due').getAll(isDue)
  if (due.length === 0) return
  const seed = seedOf(await readControls(tx))
  for (const row of due) {
    const { api_type: platform, open } = row
    if (open) await closeBet(tx, row, ...outcome({ platform, seed, now, ...open }, row, open.picks))
  }
}
