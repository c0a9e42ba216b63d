import { MAY_STILL_LAND, nearbySince } from '@/api/money/device'
import type { Intent, KnownRequest } from '@/api/money/journal'
import { minutes, seconds } from '@/lib/durations'

/** The parts of a request that identify its row. */
export type SentRequest = Pick<Intent, 'input' | 'at'> &
  Partial<Pick<Intent, 'trace' | 'facts' | 'listedAs' | 'chain' | 'lastAt' | 'doubt'>>

/** A row as what it makes of its request: taken effect, without effect, or under way or without success. */
export type Row = {
  is: 'done' | 'refused' | 'open'
  /** A line about it for the member, but for its state. */
  row: string
  state?: string
  /** Set if it is an order that may still need paying. */
  orderNo?: string | undefined
}

export const textOf = ({ row, state, orderNo }: Row): string =>
  [row, state, orderNo].filter(Boolean).join(' ')

/** What a look-up found: certainly the request's row, or those that may be it, nearest first. */
export type Found = Row | { is: 'possible'; rows: Row[] }

/** 2 if the row has everything that was asked for, 1 if it lacks what would tell it apart, 0 if it is another's. */
export type Fit = 0 | 1 | 2

/** A row of a list with its time (ms). */
export type Candidate = Row & { at: number; fits: (request: SentRequest) => Fit }

/** Records have whole seconds, and clocks their doubt (of requests that an older page left: 3 s). */
const slackOf = ({ doubt = seconds(3) }: Pick<SentRequest, 'doubt'>): number => doubt + seconds(1)

/** Earliest time (ms) of rows that may belong to the request. */
export const since = (request: SentRequest): number => nearbySince(request.at - slackOf(request))

/** Latest time (ms) at which the server writes its row. */
export const until = (request: SentRequest): number =>
  (request.lastAt ?? request.at) + MAY_STILL_LAND + slackOf(request)

/** Whether a row is new: written since the request was last sent. A clock in doubt by more than a minute tells nothing. */
export function isNew(at: number, request: SentRequest): boolean {
  const [sentAt, slack] = [request.lastAt ?? request.at, slackOf(request)]
  return slack <= minutes(1) + seconds(1) && at >= sentAt - slack && at <= until(request)
}

/** When a success had been told, or at the latest was on its way: its row is from between its first sending and then. */
const toldAt = ({ at, checkedAt, asked }: KnownRequest): number =>
  checkedAt || (asked?.lastAt ?? at) + MAY_STILL_LAND

/** Equal requests of this device that succeeded shortly before or since, in the order in which they were told. */
const equalsOf = (intent: Intent, others: readonly KnownRequest[]): KnownRequest[] =>
  others
    .filter((one) => one.isDone && one.key === intent.key && toldAt(one) > since(intent) - minutes(5))
    .toSorted((a, b) => toldAt(a) - toldAt(b))

/** Earliest time (ms) of rows that tell about the request: its own, and those of equal ones. */
export const earliest = (intent: Intent, others: readonly KnownRequest[]): number =>
  Math.min(since(intent), ...equalsOf(intent, others).map(({ at }) => nearbySince(at)))

/** Whether another request of this device, open or successful at its time, may have written the row. */
function mayBeOf(row: Candidate, slack: number, sent: KnownRequest): boolean {
  if (sent.asked && row.fits(sent.asked) === 0) return false
  return !sent.isDone || (row.at >= sent.at - slack && row.at <= toldAt(sent) + slack)
}

/** Requests that a look-up of this page was not certain of: a row that comes later may be another's. */
const doubted = new Set<string>()

/**
 * The request's row (D68): certain if exactly one new row fits, no other request of this device may have written it, and the list
 * was whole; otherwise all that may be it. Null if there is none; throws if there is none in a list that was not whole.
 */
export function recognise(
  intent: Intent,
  rows: Candidate[],
  isWhole: boolean,
  others: readonly KnownRequest[],
): Found | null {
  let left = rows.filter((row) => row.fits(intent) > 0).toSorted((a, b) => a.at - b.at)
  // Each equal success has a row: the oldest of its time.
  for (const equal of equalsOf(intent, others)) {
    const own = left.find(({ at }) => at >= nearbySince(equal.at) && nearbySince(at) <= toldAt(equal))
    left = left.filter((row) => row !== own)
  }
  left = left.filter(({ at }) => at >= since(intent))
  if (left.length === 0 && !isWhole) throw new Error('the list was not whole')
  const [row, second] = left.filter(({ at }) => isNew(at, intent))
  const isOnly = row !== undefined && second === undefined && row.fits(intent) === 2
  const isFirstLook = intent.checkedAt === 0 && !doubted.has(intent.id)
  if (isOnly && isWhole && isFirstLook && !others.some((sent) => mayBeOf(row, 2 * slackOf(intent), sent)))
    return row
  doubted.add(intent.id)
  if (left.length === 0) return null
  const distance = ({ at }: Candidate) => Math.abs(at - intent.at)
  return { is: 'possible', rows: left.toSorted((a, b) => distance(a) - distance(b)) }
}
