import { isEnd, isRepeat, sentRows } from '@/api/pages'
import { send } from '@/api/send'
import { isLess, multiply, roundDown } from '@/contract/values/arithmetic'
import { toMoney, type Money } from '@/contract/values/money'
import { coinOf, isGift, listTransactions, type FundsType, type Transaction } from '@/contract/records'
import { listVenues, MAIN_WALLET, type Venue } from '@/contract/wallet'
import type { Page } from '@/contract/wire/codecs'
import { PROOF, type SentRequest } from './sentRequest'
import { isSame } from './effect'

/** A row of the funds records with its time. */
export type FundsRow = Transaction & { at: number; amount: Money; type: FundsType }

type Wish = Pick<SentRequest, 'input'> & Partial<Pick<SentRequest, 'listedAs' | 'chain'>>
/** How well a row fits a request: see `Claim.mayBe`. */
export type Fits = (row: FundsRow, request: Wish) => number

/** Pages of records read per look-up. */
const MOST_PAGES = 5

/** Rows of a type since a moment (ms), newest first. Throws what `send` throws. */
export async function fundsSince(type: FundsType, time: number): Promise<FundsRow[]> {
  const found: FundsRow[] = []
  let before: Page<Transaction> | undefined
  for (let page = 1, count = 0; page <= MOST_PAGES; page += 1) {
    const { data } = await send(listTransactions, { date: 2, page, api_type: '', type }, PROOF)
    if (isRepeat(before, data)) break
    const fresh = data.data.flatMap((row) =>
      row.created_at !== null && row.created_at >= time && row.amount !== null
        ? [{ ...row, at: row.created_at, amount: row.amount, type }]
        : [],
    )
    found.push(...fresh)
    if (isEnd(count, data) || fresh.length < data.data.length) break
    count += sentRows(data)
    before = data
  }
  return found
}

const equals = (row: Money, wanted: Money | null): boolean => wanted !== null && isSame(row, wanted)
const amountOf = ({ input }: Wish): Money | null => toMoney(input.amount)

/** Names of channels in the records. */
const NAMES: Record<string, RegExp> = {
  alipay: /^支付宝/,
  wxpay: /^微信/,
  bank: /^银行/,
  usdt: /^USDT/i,
  antoken: /^钱包/,
  rengong: /^人工/,
}
const CHAIN = /(TRC|ERC)-?20/i
const chainOf = (payWay: string): string => CHAIN.exec(payWay)?.[1]?.toUpperCase() ?? ''

/** A deposit: the amount in the channel, over the chain. Gifts were never asked for. */
export const fitsDeposit: Fits = (row, request) => {
  if (isGift(row) || !equals(row.amount, amountOf(request))) return 0
  const { paytype, catepay } = request.input
  const named = Object.keys(NAMES).find((way) => NAMES[way]!.test(row.pay_way))
  if (named === undefined) return 1
  // Some servers list what people pay in by hand as a bank's.
  if (named !== paytype) return paytype === 'rengong' && named === 'bank' ? 1 : 0
  if (paytype !== 'usdt') return 2
  const chain = chainOf(row.pay_way)
  return chain === '' ? 1 : chain === chainOf(String(catepay)) ? 2 : 0
}

/** How far a rate may move between the form and the server. */
const NEAR = [0.9, 1.1] as const

/** A withdrawal: the amount, in CNY or in coin, to the account's chain. */
export const fitsWithdrawal: Fits = (row, request) => {
  const listed = toMoney(request.listedAs)
  const isAmount = equals(row.amount, amountOf(request)) || equals(row.amount, listed)
  const [chain, wanted] = [chainOf(row.pay_way), request.chain === undefined ? null : chainOf(request.chain)]
  const isCoin = coinOf(2, row) !== null
  if (wanted !== null && row.pay_way !== '' && wanted !== chain && (wanted === '' || isCoin)) return 0
  if (isAmount) return row.pay_way === '' || (wanted !== null && wanted !== chain) ? 1 : 2
  const isNear =
    listed !== null &&
    !isLess(row.amount, multiply(listed, NEAR[0])) &&
    !isLess(multiply(listed, NEAR[1]), row.amount)
  return isCoin && isNear ? 1 : 0
}

/** A transfer: the amount, to or from the venue. Some servers move whole yuan only. */
export const fitsTransfer =
  (venues: readonly Venue[]): Fits =>
  (row, request) => {
    const amount = amountOf(request)
    if (amount === null || row.type !== typeOfTransfer(request)) return 0
    const isAmount = isSame(row.amount, amount)
    if (!isAmount && !isSame(row.amount, roundDown(amount, 0))) return 0
    const asksFor = venueAsked(request).toLowerCase()
    const place = row.api_type.toLowerCase() === asksFor ? asksFor : venueOf(row, venues)
    if (place === null) return 1
    return place !== asksFor ? 0 : isAmount ? 2 : 1
  }

/** 3 into a venue, 4 out of one. */
export const typeOfTransfer = ({ input }: Wish): FundsType => (input.sourcetype === MAIN_WALLET ? 3 : 4)

const venueAsked = ({ input: { sourcetype, targettype } }: Wish): string =>
  String(sourcetype === MAIN_WALLET ? targettype : sourcetype)

/** Code of a row's venue, in lower case; null if it names none that the server has. */
function venueOf({ api_type, pay_way }: FundsRow, venues: readonly Venue[]): string | null {
  const texts = [api_type, pay_way].map((text) => text.trim().toLowerCase()).filter((text) => text !== '')
  for (const text of texts) {
    const venue = venues.find(
      ({ platname, name }) => platname.toLowerCase() === text || name.trim().toLowerCase() === text,
    )
    if (venue) return venue.platname.toLowerCase()
  }
  return null
}

/** The server's venues, if a row doesn't have the code that was asked for; none if they can't be read. */
export const venuesFor = async (rows: readonly FundsRow[], request: Wish): Promise<Venue[]> =>
  rows.every(({ api_type }) => api_type === venueAsked(request))
    ? []
    : send(listVenues, {}).then(
        ({ data }) => data,
        () => [],
      )
