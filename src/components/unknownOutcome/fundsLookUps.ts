import { coinOf, transferState, type FundsType, type Transaction } from '@/contract/records'
import { toMoney } from '@/contract/values/money'
import { formatDateTime } from '@/contract/values/beijing'
import { formatMoney } from '@/lib/formatMoney'
import type { Intent } from '@/api/money/journal'
import { fundsLook, isOrder } from '../records/recordStates'
import {
  claimOf,
  isSettled,
  noteMiss,
  rivalsOf,
  since,
  unnamedClaims,
  type SentRequest,
  type Found,
  type SentIntent,
} from './sentRequest'
import { assign, type Claim } from './assignment'
import { hasMoved, hasNotMoved, movedSince, type Moved } from './effect'
import {
  fitsDeposit,
  fitsTransfer,
  fitsWithdrawal,
  fundsSince,
  typeOfTransfer,
  venuesFor,
  type Fits,
  type FundsRow,
} from './fundsRows'

export type LookUp = (intent: Intent, others: readonly SentIntent[]) => Promise<Found | null>

/** Joins the parts of a line that are there. */
export const line = (...parts: (string | false | null | undefined)[]): string =>
  parts.filter(Boolean).join(' ')

/** A row as a line: time, way, amount, state and order number. */
export function rowLine(row: FundsRow, state = fundsLook(row.type, row.state).text): string {
  const coin = coinOf(row.type, row)
  const amount = `${formatMoney(row.amount)}${coin ? ` ${coin}` : '元'}`
  return line(formatDateTime(row.at), row.pay_way, amount, state, row.out_trade_no)
}

/** What a transfer without success is called: servers write the same state for one under way and a refused one. */
export const UNSETTLED = '处理中或未成功'

/** What a row that is certainly the request's says. Wallets that stand as before show that nothing came of it, once the server has had its time. */
function wordOf(row: FundsRow, moved: Moved, intent: Intent): Found['is'] {
  if (isOrder(row.type)) return 'done'
  switch (transferState(row.state)) {
    case 'succeeded':
      // Some servers write success before they ask the venue.
      return hasNotMoved(moved) && moved.into !== null ? 'possible' : 'done'
    case 'failed':
      return hasNotMoved(moved) && isSettled(intent) ? 'refused' : 'open'
    default:
      return 'open'
  }
}

/** The state in words; a record's own word where that settles it. */
function stateWords(row: FundsRow, is: Found['is'], moved: Moved): string | undefined {
  if (isOrder(row.type)) return undefined
  const state = transferState(row.state)
  if (state === 'succeeded') return hasNotMoved(moved) ? '记录为成功，但余额没有变动' : undefined
  return is === 'refused' ? '未成功，余额没有变动' : UNSETTLED
}

/** A row for `assign`, or one of an equal request that only its number tells. */
const claimsOf = (intent: Intent, mine: Claim<FundsRow>, others: readonly SentIntent[], fits: Fits) => [
  ...others.map((other) => claimOf(other, doneFits(fits, other), other)),
  ...unnamedClaims(intent, mine, others),
]

/** A transfer that succeeded has no failed row. */
const doneFits =
  (fits: Fits, { isDone }: SentIntent): Fits =>
  (row, request) =>
    isDone && !isOrder(row.type) && transferState(row.state) === 'failed' ? 0 : fits(row, request)

const inFunds =
  (
    typeOf: (intent: Intent) => FundsType,
    fitsIn: (rows: readonly FundsRow[], intent: Intent) => Promise<Fits> | Fits,
  ): LookUp =>
  async (intent, sent) => {
    const type = typeOf(intent)
    const others = rivalsOf(
      intent,
      sent.filter(({ path, id }) => path === intent.path && id !== intent.id),
    )
    const rows = await fundsSince(type, Math.min(since(intent), ...others.map(since)))
    const fits = await fitsIn(rows, intent)
    const mine = claimOf(intent, fits, { isOwn: true })
    const found = assign(mine, rows, claimsOf(intent, mine, others, fits))
    const moved = await movedSince(
      intent,
      sent.filter(({ id }) => id !== intent.id),
    )
    const wasMissing = noteMiss(intent.id, found === null)
    if (!found) return movedAlone(intent, moved)
    const { row } = found
    // A row that fits in part, or at another time, is the request's only if the balances say so.
    const isBacked = hasMoved(moved, row.amount)
    const isLikely = isBacked || mine.mayBe(row) === 3
    const is = found.isSure && isLikely && !wasMissing ? wordOf(row, moved, intent) : 'possible'
    return { is, row: rowLine(row, stateWords(row, is, moved)), orderNo: row.out_trade_no || undefined }
  }

/** No row, but the amount has left: the record may come later. */
function movedAlone({ input }: Intent, moved: Moved): Found | null {
  const amount = toMoney(input.amount)
  return amount !== null && hasMoved(moved, amount)
    ? { is: 'possible', row: `记录尚未出现，但余额已变动${formatMoney(amount)}元` }
    : null
}

export const lookForDeposit = inFunds(
  () => 1,
  () => fitsDeposit,
)
export const lookForWithdrawal = inFunds(
  () => 2,
  () => fitsWithdrawal,
)
export const lookForTransfer = inFunds(typeOfTransfer, async (rows, intent) =>
  fitsTransfer(await venuesFor(rows, intent)),
)

/**
 * Finds the row of a successful withdrawal: that of `orderNo` if known, otherwise the newest that fits, since the answer
 * names no order. Null = not listed yet. Throws what `send` throws.
 */
export async function findWithdrawal(request: SentRequest, orderNo = ''): Promise<Transaction | null> {
  const rows = (await fundsSince(2, since(request))).filter((row) => fitsWithdrawal(row, request) > 0)
  const named = orderNo === '' ? undefined : rows.find(({ out_trade_no }) => out_trade_no === orderNo)
  return named ?? (rows.length > request.before ? rows[0]! : null)
}
