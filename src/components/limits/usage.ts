import { keyOf } from '@/api/query'
import { serverNow } from '@/api/serverClock'
import { listBets, listTransactions, type Bet } from '@/contract/records'
import { subtract } from '@/contract/values/arithmetic'
import { startOf, type Span } from '@/contract/values/beijing'
import type { Money } from '@/contract/values/money'
import type { Endpoint } from '@/contract/wire/endpoint'
import { seconds } from '@/lib/durations'
import { readAllPages, type PageReader } from '../lists/readAllPages'
import { readerOf } from '../lists/readerOf'
import { betSums, type BetSums } from '../sums/betSums'
import { fundsEntries, type Entry } from '../sums/daySums'

/** The shortest filter that covers the current Beijing day or week. */
const FILTERS = { day: { date: 1, api_type: '' }, week: { date: 2, api_type: '' } } as const

/** Reads all pages, since servers order rows differently. Throws when not all pages could be read. */
async function wholeList<Row>(read: PageReader<Row>, signal: AbortSignal): Promise<Row[]> {
  const { lists, isCut, missing } = await readAllPages([read], signal, () => undefined)
  if (isCut || missing > 0) throw new Error('not all records')
  return lists.flat()
}

const silent = <E extends Endpoint>(endpoint: E) => ({ endpoint: { ...endpoint, tone: 'silent' as const } })

/** Bets since a moment of this week (ms, server time). Throws unless all records could be read. */
async function betsSince(since: number, signal: AbortSignal): Promise<Bet[]> {
  const filter = FILTERS[since >= startOf('day', serverNow()) ? 'day' : 'week']
  const bets = await wholeList(readerOf(listBets, filter), signal)
  return bets.filter(({ bet_time }) => bet_time !== null && bet_time >= since)
}

/** Sums of the bets of this session, which began at `since` (ms, server time). Throws when the records can't be read. */
export async function readSession(since: number): Promise<BetSums> {
  // Bet times have whole seconds.
  const from = Math.floor(since / seconds(1)) * seconds(1)
  return betSums(await betsSince(from, AbortSignal.timeout(seconds(30))))
}

/** This week's deposits that are or may still be approved; rejected ones don't count. */
export const weeksDeposits = {
  queryKey: keyOf(listTransactions, 'own limits'),
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Entry[]> =>
    fundsEntries(1, await wholeList(readerOf(listTransactions, { ...FILTERS.week, type: 1 }), signal)),
  staleTime: 0,
  meta: silent(listTransactions),
}

/** The bets of the current Beijing day or week. */
export const betsOf = (span: Span) => ({
  queryKey: keyOf(listBets, 'own limits', span),
  queryFn: ({ signal }: { signal: AbortSignal }) => betsSince(startOf(span, serverNow()), signal),
  staleTime: 0,
  meta: silent(listBets),
})

/** The sums of those in the current day or week. */
export const sumsIn = (span: Span, bets: readonly Bet[], now: number): BetSums =>
  betSums(bets.filter(({ bet_time }) => (bet_time ?? 0) >= startOf(span, now)))

/** What they lost less what they won; negative means won. */
export const lostIn =
  (bets: readonly Bet[], now: number) =>
  (span: Span): Money => {
    const { won, lost } = sumsIn(span, bets, now)
    return subtract(lost, won)
  }
