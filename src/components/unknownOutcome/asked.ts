import { clockDoubt, serverNow } from '@/api/serverClock'
import { minutes, seconds } from '@/lib/durations'
import { nearbySince, type Intent } from '@/api/money/journal'
import type { Claim } from './assignment'

/** The parts of a request that identify its row. */
export type Asked = Pick<Intent, 'input' | 'at' | 'before'> &
  Partial<Pick<Intent, 'listedAs' | 'chain' | 'lastAt' | 'doubt'>>

/** Another request of this device: done, or with an unknown outcome; of this tab or another. */
export type SentIntent = Omit<Asked, 'before'> & Pick<Intent, 'id' | 'key' | 'path'> & { isDone: boolean }

/** What a look-up found. */
export type Found = {
  /**
   * `done`: certainly this request, and it took effect. `refused`: certainly this one, and it had no effect. `open`: certainly this
   * one, under way or without success. `possible`: it can't be told apart from another device's or request's.
   */
  is: 'done' | 'refused' | 'open' | 'possible'
  /** A line about it for the member. */
  row: string
  /** Set if it is an order that may still need paying. */
  orderNo?: string | undefined
}

/** Until this time-out, a slow request may still be executed. */
const MAY_STILL_LAND = seconds(60)
/** Records have whole seconds. */
const WHOLE_SECOND = seconds(1)
/** Of requests that an older page left. */
const doubtOf = ({ doubt = seconds(3) }: Pick<Asked, 'doubt'>): number => doubt

/** Earliest time (ms) of rows that may belong to the request. */
export const since = (asked: Pick<Asked, 'at' | 'doubt'>): number => nearbySince(asked.at - doubtOf(asked))

/** Latest time (ms) of a row that a request of this device writes. */
const until = (asked: Pick<Asked, 'at' | 'lastAt' | 'doubt'>): number =>
  (asked.lastAt ?? asked.at) + MAY_STILL_LAND + doubtOf(asked) + WHOLE_SECOND

/** A clock that may be off by more tells nothing about a row's time. */
const MOST_DOUBT = minutes(1)

/** Whether the row was written while the request was under way, so that another's is unlikely. */
export const isAtItsTime = (at: number, asked: Pick<Asked, 'at' | 'lastAt' | 'doubt'>): boolean =>
  doubtOf(asked) <= MOST_DOUBT && at >= asked.at - doubtOf(asked) - WHOLE_SECOND && at <= until(asked)

/** Whether the server has had its time for the request: what a record says of it now is final. */
export const isSettled = (asked: Pick<Asked, 'at' | 'lastAt' | 'doubt'>): boolean =>
  serverNow() - clockDoubt() > until(asked)

type Timed = { at: number }

/** The claim of a request on rows, within its time; `fits` as `mayBe` up to 2. */
export function claimOf<Row extends Timed, A extends Omit<Asked, 'before'>>(
  asked: A,
  fits: (row: Row, asked: A) => number,
  { isDone = false, isOwn = false } = {},
): Claim<Row> {
  const [from, to] = [since(asked), isOwn ? Infinity : until(asked)]
  return {
    isDone,
    mayBe: (row) => {
      const fit = row.at < from || row.at > to ? 0 : fits(row, asked)
      return fit === 2 && isAtItsTime(row.at, asked) ? 3 : fit
    },
    nearness: ({ at }) => Math.abs(at - asked.at),
  }
}

/** Those of the other requests that may have rows among those of `asked`. */
export const rivalsOf = (asked: Asked, others: readonly SentIntent[]): SentIntent[] =>
  others.filter((other) => until(other) >= since(asked))

/** The claims of equal requests that succeeded before and are known by their number only: the oldest rows are theirs. */
export const unnamedClaims = <Row extends Timed>(
  asked: Pick<Asked, 'before'> & { key: string },
  mine: Claim<Row>,
  others: readonly SentIntent[],
): Claim<Row>[] =>
  Array.from(
    {
      length: Math.max(0, asked.before - others.filter((one) => one.isDone && one.key === asked.key).length),
    },
    () => ({ isDone: true, mayBe: (row) => Math.min(2, mine.mayBe(row)), nearness: ({ at }) => at }),
  )

/** Requests that a look-up of this page did not find: a row that comes later may be another's. */
const missed = new Set<string>()

/** Remembers whether a look-up found nothing; returns whether an earlier one had. */
export function noteMiss(id: string, isMissing: boolean): boolean {
  const hadMissed = missed.has(id)
  if (isMissing) missed.add(id)
  return hadMissed
}
