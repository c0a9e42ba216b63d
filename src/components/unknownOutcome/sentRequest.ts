import { clockDoubt, serverNow } from '@/api/serverClock'
import { minutes, seconds } from '@/lib/durations'
import { nearbySince, type Intent } from '@/api/money/journal'
import type { Claim } from './assignment'

/** For the reads of a look-up. */
export const PROOF = { isProof: true }

/** The parts of a request that identify its row. */
export type SentRequest = Pick<Intent, 'input' | 'at' | 'before'> &
  Partial<Pick<Intent, 'listedAs' | 'chain' | 'lastAt' | 'doubt'>>

/** Another request of this device: done, or with an unknown outcome; of this tab or another. */
export type SentIntent = Omit<SentRequest, 'before'> &
  Pick<Intent, 'id' | 'key' | 'path'> & { isDone: boolean }

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
const doubtOf = ({ doubt = seconds(3) }: Pick<SentRequest, 'doubt'>): number => doubt

/** Earliest time (ms) of rows that may belong to the request. */
export const since = (request: Pick<SentRequest, 'at' | 'doubt'>): number =>
  nearbySince(request.at - doubtOf(request))

/** Latest time (ms) of a row that a request of this device writes. */
const until = (request: Pick<SentRequest, 'at' | 'lastAt' | 'doubt'>): number =>
  (request.lastAt ?? request.at) + MAY_STILL_LAND + doubtOf(request) + WHOLE_SECOND

/** A clock that may be off by more tells nothing about a row's time. */
const MOST_DOUBT = minutes(1)

/** Whether the row was written while the request was under way, so that another's is unlikely. */
export const isAtItsTime = (at: number, request: Pick<SentRequest, 'at' | 'lastAt' | 'doubt'>): boolean =>
  doubtOf(request) <= MOST_DOUBT && at >= request.at - doubtOf(request) - WHOLE_SECOND && at <= until(request)

/** Whether the server has had its time for the request: what a record says of it now is final. */
export const isSettled = (request: Pick<SentRequest, 'at' | 'lastAt' | 'doubt'>): boolean =>
  serverNow() - clockDoubt() > until(request)

type Timed = { at: number }

/** The claim of a request on rows, within its time; `fits` as `mayBe` up to 2. */
export function claimOf<Row extends Timed, A extends Omit<SentRequest, 'before'>>(
  request: A,
  fits: (row: Row, request: A) => number,
  { isDone = false, isOwn = false } = {},
): Claim<Row> {
  const [from, to] = [since(request), isOwn ? Infinity : until(request)]
  return {
    isDone,
    mayBe: (row) => {
      const fit = row.at < from || row.at > to ? 0 : fits(row, request)
      return fit === 2 && isAtItsTime(row.at, request) ? 3 : fit
    },
    nearness: ({ at }) => Math.abs(at - request.at),
  }
}

/** Those of the other requests that may have rows among those of `request`. */
export const rivalsOf = (request: SentRequest, others: readonly SentIntent[]): SentIntent[] =>
  others.filter((other) => until(other) >= since(request))

/** The claims of equal requests that succeeded before and are known by their number only: the oldest rows are theirs. */
export const unnamedClaims = <Row extends Timed>(
  request: Pick<SentRequest, 'before'> & { key: string },
  mine: Claim<Row>,
  others: readonly SentIntent[],
): Claim<Row>[] =>
  Array.from(
    {
      length: Math.max(
        0,
        request.before - others.filter((one) => one.isDone && one.key === request.key).length,
      ),
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
