import { rowsSince } from '@/api/pages'
import { send } from '@/api/send'
import {
  chainOf,
  coinOf,
  isGift,
  listTransactions,
  paytypeOf,
  type FundsType,
  type Transaction,
} from '@/contract/records'
import { absolute, isLess, isSame, multiply, roundDown, subtract } from '@/contract/values/arithmetic'
import { toMoney, type Money } from '@/contract/values/money'
import { MAIN_WALLET, type Venue } from '@/contract/wallet'
import type { Fit, SentRequest } from './recognise'

type Wish = Omit<SentRequest, 'at'>

/** For the reads of a look-up: an answer without data proves nothing. */
export const PROOF = { isProof: true }

/** Rows of a type since a moment (ms), newest first. Throws what `send` throws. */
export const fundsSince = (type: FundsType, time: number) =>
  rowsSince(
    time,
    ({ created_at: at, amount }: Transaction) => (amount === null && at !== null && at >= time ? null : at),
    (page) => send(listTransactions, { date: 2, page, api_type: '', type }, PROOF),
  )

const amountOf = ({ input }: Wish): Money | null => toMoney(input.amount)

/** A deposit: the amount in the channel, over the chain. Gifts were never asked for. */
function fitsDeposit(row: Transaction, request: Wish): Fit {
  if (isGift(row) || !isSame(row.amount, amountOf(request))) return 0
  const { paytype, catepay } = request.input
  const named = paytypeOf(row)
  if (named === undefined) return 1
  // Some servers list what people pay in by hand as a bank's.
  if (named !== paytype) return paytype === 'rengong' && named === 'bank' ? 1 : 0
  if (paytype !== 'usdt') return 2
  const chain = chainOf(row.pay_way)
  return chain === '' ? 1 : chain === chainOf(String(catepay)) ? 2 : 0
}

/** How far a rate may move between the form and the server. */
const RATE_MOVES = 0.1

/** A withdrawal: the amount, in CNY or in coin, to the account's chain. */
export function fitsWithdrawal({ amount, pay_way }: Transaction, request: Wish): Fit {
  const listed = toMoney(request.listedAs)
  const [chain, wanted] = [chainOf(pay_way), request.chain === undefined ? null : chainOf(request.chain)]
  const isCoin = coinOf(2, { pay_way }) !== null
  if (wanted !== null && pay_way !== '' && wanted !== chain && (wanted === '' || isCoin)) return 0
  if (isSame(amount, amountOf(request)) || isSame(amount, listed))
    return pay_way === '' || (wanted !== null && wanted !== chain) ? 1 : 2
  if (!isCoin || amount === null || listed === null) return 0
  return isLess(absolute(subtract(amount, listed)), multiply(listed, RATE_MOVES)) ? 1 : 0
}

const lower = (text: string): string => text.trim().toLowerCase()

/** A transfer: the amount, to or from the venue. Some servers move whole yuan only. */
function fitsTransfer(row: Transaction, request: Wish, venues: readonly Venue[]): Fit {
  const amount = amountOf(request)
  const isAmount = isSame(row.amount, amount)
  if (amount === null || (!isAmount && !isSame(row.amount, roundDown(amount, 0)))) return 0
  const { sourcetype, targettype } = request.input
  const wanted = lower(String(sourcetype === MAIN_WALLET ? targettype : sourcetype))
  const codesOf = (text: string) =>
    venues.filter(({ platname, name }) => [platname, name].map(lower).includes(text))
  const [place] = [row.api_type, row.pay_way]
    .map(lower)
    .filter((text) => text !== '')
    .flatMap((text) => (text === wanted ? [text] : codesOf(text).map(({ platname }) => lower(platname))))
  if (place === undefined) return 1
  return place !== wanted ? 0 : isAmount ? 2 : 1
}

/** How well a row of a type fits a request of any kind. */
export function fits(type: FundsType, row: Transaction, request: Wish, venues: readonly Venue[]): Fit {
  if (type !== typeOf(request)) return 0
  if (type === 1) return fitsDeposit(row, request)
  if (type === 2) return fitsWithdrawal(row, request)
  return request.trace === 'venues' ? 2 : fitsTransfer(row, request, venues)
}

/** The records that list a request: of transfers 3 into a venue and 4 out of one, as by 一键回收. */
export function typeOf({ trace, input }: Wish): FundsType | null {
  if (trace === 'deposits') return 1
  if (trace === 'withdrawals') return 2
  if (trace === 'transfers') return input.sourcetype === MAIN_WALLET ? 3 : 4
  return trace === 'venues' ? 4 : null
}
