import { keyOf } from '@/api/query'
import { serverNow } from '@/api/serverClock'
import { add, subtract } from '@/contract/values/arithmetic'
import type { Endpoint } from '@/contract/wire/endpoint'
import { money, type Money } from '@/contract/values/money'
import { listBets, listTransactions, type Bet } from '@/contract/records'
import { seconds } from '@/lib/durations'
import { betEntries, fundsEntries, type Entry } from '../charts/daySums'
import { readAllPages, type PageReader } from '../export/readAllPages'
import { betsReader, fundsReader } from '../export/readers'
import { startOf, type Span } from '@/contract/values/beijing'

/** The shortest filter that covers the current Beijing day or week. */
const FILTERS = { day: { date: 1, api_type: '' }, week: { date: 2, api_type: '' } } as const

/** Reads all pages, since servers order rows differently. Throws when not all pages could be read. */
async function wholeList<Row>(read: PageReader<Row>, signal: AbortSignal): Promise<Row[]> {
  const { lists, isCut } = await readAllPages([read], signal, () => undefined)
  if (isCut) throw new Error('too many records')
  return lists.flat()
}

const ZERO = money('0')
const silent = <E extends Endpoint>(endpoint: E) => ({ endpoint: { ...endpoint, tone: 'silent' as const } })

/** Bets since a moment of this week (ms, server time). Throws unless all records could be read. */
async function betsSince(since: number, signal: AbortSignal): Promise<Bet[]> {
  const filter = FILTERS[since >= startOf('day', serverNow()) ? 'day' : 'week']
  const bets = await wholeList(betsReader(filter), signal)
  return bets.filter(({ bet_time }) => bet_time !== null && bet_time >= since)
}

/** Losses of settled bets, wins as negative losses. */
function lossEntries(bets: readonly Bet[]): Entry[] {
  const { won, lost } = betEntries(bets)
  return [...lost, ...won.map(({ at, amount }) => ({ at, amount: subtract(ZERO, amount) }))]
}

/** This session's stakes that count, and the net result of its settled bets; CNY, negative means lost. */
export type SessionFigures = { stakes: Money; net: Money }

/** Sums of the bets since a moment (ms, server time). Throws when the records can't be read. */
export async function readSession(since: number): Promise<SessionFigures> {
  // Bet times have whole seconds.
  const from = Math.floor(since / seconds(1)) * seconds(1)
  const bets = await betsSince(from, AbortSignal.timeout(seconds(30)))
  const stakes = bets.flatMap(({ status, bet_amount }) =>
    status === 'invalid' || bet_amount === null ? [] : [bet_amount],
  )
  const lost = add(...lossEntries(bets).map(({ amount }) => amount))
  return { stakes: add(...stakes), net: subtract(ZERO, lost) }
}

/** This week's deposits that are or may still be approved; rejected ones don't count. */
export const weeksDeposits = {
  queryKey: keyOf(listTransactions, 'own limits'),
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Entry[]> =>
    fundsEntries(1, await wholeList(fundsReader(FILTERS.week, 1), signal)),
  staleTime: 0,
  meta: silent(listTransactions),
}

/** The losses of the current Beijing day or week, see `lossEntries`. */
export const lossesOf = (span: Span) => ({
  queryKey: keyOf(listBets, 'own limits', span),
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Entry[]> =>
    lossEntries(await betsSince(startOf(span, serverNow()), signal)),
  staleTime: 0,
  meta: silent(listBets),
})
