import { send } from '@/api/send'
import { isLess, roundDown } from '@/contract/values/arithmetic'
import { createDeposit } from '@/contract/deposits'
import type { Endpoint } from '@/contract/wire/endpoint'
import { toMoney, type Money } from '@/contract/values/money'
import { ACCOUNT_TYPES, bindAccount, createWithdrawal, listAccounts, unbindAccount } from '@/contract/payouts'
import { applyForPromotion, listApplications } from '@/contract/promotions'
import { claimRebates, listRebates } from '@/contract/rebates'
import { coinOf, listTransactions, type FundsType, type Transaction } from '@/contract/records'
import { grabRedPacket, listRedPackets } from '@/contract/redPackets'
import { listVenueBalances, MAIN_WALLET, recallAll, transfer } from '@/contract/wallet'
import { PAGE_SIZE } from '@/contract/wire/codecs'
import { formatDateTime } from '@/contract/values/beijing'
import { formatMoney } from '@/lib/formatMoney'
import { nearbySince, type Intent } from '@/api/money/journal'
import { fundsLook } from '../records/recordStates'

/** The record that was found: a line for the member, and the order number if the order may still need paying. */
export type Found = {
  /**
   * `done`: certainly this request, and it took effect. `refused`: certainly this request, and it did not. `open`: certainly this
   * request, under way or not successful. `possible`: the row may as well be another request's.
   */
  is: 'done' | 'refused' | 'open' | 'possible'
  row: string
  orderNo?: string | undefined
}
type LookUp = (intent: Intent) => Promise<Omit<Found, 'is'> | null>
/** The parts of a request that identify its row. */
export type Asked = Pick<Intent, 'input' | 'listedAs' | 'at' | 'before'>
type Fits = (row: Money, asked: Asked) => boolean

const since = ({ at }: Pick<Asked, 'at'>): number => nearbySince(at)

/** The newest row, unless earlier equal requests that succeeded account for all rows. */
const beyondEarlier = <T>(rows: T[], { before }: Pick<Asked, 'before'>): T | undefined =>
  rows.length > before ? rows[0] : undefined

const isSame = (a: Money, b: Money): boolean => !isLess(a, b) && !isLess(b, a)

/** Pages of records read per look-up. */
const MOST_PAGES = 5

async function transactionsSince(type: FundsType, time: number): Promise<Transaction[]> {
  const rows: Transaction[] = []
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const { data } = await send(listTransactions, { date: 2, page, api_type: '', type })
    const fresh = data.data.filter(({ created_at }) => created_at !== null && created_at >= time)
    rows.push(...fresh)
    if (data.data.length < PAGE_SIZE || fresh.length < data.data.length) break
  }
  return rows
}

const line = (...parts: (string | false | undefined)[]): string => parts.filter(Boolean).join(' ')
const timeOf = (ms: number | null): string => (ms === null ? '' : formatDateTime(ms))

/** Rows of the funds records that may belong to this request: a fitting amount in the same channel. */
const rowsOf = async (type: FundsType, fits: Fits, asked: Asked): Promise<Transaction[]> =>
  (await transactionsSince(type, since(asked))).filter(
    ({ amount, pay_way }) => amount !== null && fits(amount, asked) && isOfChannel(pay_way, asked),
  )

const inFunds =
  (typeOf: (intent: Intent) => FundsType, fits: Fits): LookUp =>
  async (intent) => {
    const type = typeOf(intent)
    const row = beyondEarlier(await rowsOf(type, fits, intent), intent)
    if (!row) return null
    const amount = line(formatMoney(row.amount), coinOf(type, row) ?? '元')
    const { text: state } = fundsLook(type, row.state)
    return {
      row: line(timeOf(row.created_at), row.pay_way, amount, state, row.out_trade_no),
      orderNo: row.out_trade_no || undefined,
    }
  }

/** Names of channels in the records; channels without a distinct name are left out. */
const WAYS: Record<string, RegExp> = {
  alipay: /^支付宝/,
  wxpay: /^微信/,
  bank: /^银行/,
  usdt: /^USDT/i,
}

/** Whether a row may be of this channel: false only if it names another one. */
function isOfChannel(payWay: string, { input: { paytype } }: Asked): boolean {
  const named = Object.keys(WAYS).find((way) => WAYS[way]?.test(payWay))
  return named === undefined || typeof paytype !== 'string' || !(paytype in WAYS) || named === paytype
}

const askedFor = ({ input }: Asked): Money | null => toMoney(input.amount)
const equals = (row: Money, asked: Money | null): boolean => asked !== null && isSame(row, asked)

/** Coin withdrawals may be listed in coin. */
const fitsWithdrawal: Fits = (row, asked) =>
  equals(row, askedFor(asked)) || equals(row, toMoney(asked.listedAs))

/**
 * Finds the row of a successful withdrawal: that of `orderNo` if known, otherwise the newest that fits, since the answer
 * names no order (D71). Null = not listed yet. Throws what `send` throws.
 */
export async function findWithdrawal(asked: Asked, orderNo = ''): Promise<Transaction | null> {
  const rows = await rowsOf(2, fitsWithdrawal, asked)
  const known = orderNo === '' ? undefined : rows.find(({ out_trade_no }) => out_trade_no === orderNo)
  return known ?? beyondEarlier(rows, asked) ?? null
}

const hasAccount: LookUp = async ({ input: { bank, bank_no } }) => {
  const type =
    bank === 'USDT' || bank === 'antoken'
      ? ACCOUNT_TYPES[bank === 'USDT' ? 'usdt' : bank]
      : ACCOUNT_TYPES.bank
  const { data } = await send(listAccounts, { type })
  return data.some((account) => account.bank_no === bank_no) ? { row: '该账户已在我的钱包中' } : null
}

const hasLostAccount: LookUp = async ({ input: { id } }) => {
  const lists = await Promise.all(Object.values(ACCOUNT_TYPES).map((type) => send(listAccounts, { type })))
  const isThere = lists.some(({ data }) => data.some((account) => account.id === id))
  return isThere ? null : { row: '该账户已解绑' }
}

/** Done if no venue has a balance left; otherwise the transfer records show whether a part arrived. */
const isRecalled: LookUp = async (intent) => {
  const { data } = await send(listVenueBalances, {})
  const isEmpty = data.every(({ balance }) => balance === null || !isLess('0' as Money, balance))
  return isEmpty
    ? { row: '场馆余额已全部回到主账户' }
    : inFunds(
        () => 4,
        () => true,
      )(intent)
}

const areClaimed: LookUp = async () => {
  const { data } = await send(listRebates, { date: 4, page: 1, api_type: '', type: '' })
  if (data.pending === null || isLess('0' as Money, data.pending)) return null
  return { row: line('待领取返水为 0.00', data.claimed !== null && `已领取 ${formatMoney(data.claimed)}`) }
}

const hasPacket: LookUp = async (intent) => {
  const { data } = await send(listRedPackets, { page: 1 })
  const rows = data.data.filter(({ usetime, created_at }) => (usetime ?? created_at ?? 0) >= since(intent))
  const row = beyondEarlier(rows, intent)
  return row ? { row: line(timeOf(row.usetime ?? row.created_at), formatMoney(row.redpacketmoney)) } : null
}

const hasApplied: LookUp = async (intent) => {
  const { data } = await send(listApplications, { page: 1 })
  const name = intent.facts.find(([label]) => label === '活动')?.[1]
  const rows = data.data.filter(
    ({ created_at, activity_name }) =>
      (created_at ?? 0) >= since(intent) && (name === undefined || name === activity_name),
  )
  const row = beyondEarlier(rows, intent)
  return row ? { row: line(timeOf(row.created_at), row.activity_name) } : null
}

const lookUps = new Map<Endpoint['path'], LookUp>([
  [
    createDeposit.path,
    inFunds(
      () => 1,
      (row, intent) => equals(row, askedFor(intent)),
    ),
  ],
  [createWithdrawal.path, inFunds(() => 2, fitsWithdrawal)],
  [
    transfer.path,
    inFunds(
      ({ input }) => (input.sourcetype === MAIN_WALLET ? 3 : 4),
      (row, intent) => {
        const asked = askedFor(intent)
        // Some servers move whole yuan only (D65).
        return equals(row, asked) || (asked !== null && equals(row, roundDown(asked, 0)))
      },
    ),
  ],
  [recallAll.path, isRecalled],
  [bindAccount.path, hasAccount],
  [unbindAccount.path, hasLostAccount],
  [claimRebates.path, areClaimed],
  [grabRedPacket.path, hasPacket],
  [applyForPromotion.path, hasApplied],
])

/**
 * Looks for a money request in the list where it would appear (D68). Null = not there. Throws what `send` throws if the
 * list can't be read.
 */
export async function lookUp(intent: Intent): Promise<Found | null> {
  const look = lookUps.get(intent.path as Endpoint['path'])
  if (!look) throw new Error(`no place to look for ${intent.path}`)
  const found = await look(intent)
  return found && { is: 'done', ...found }
}
