import type { Intent, KnownRequest } from '@/api/money/journal'
import { rowsSince } from '@/api/pages'
import { send } from '@/api/send'
import { clockDoubt, serverNow } from '@/api/serverClock'
import { fundsLook, isOrder } from '@/components/records/recordStates'
import { fits, fundsSince, PROOF, typeOf } from '@/components/unknownOutcome/fundsRows'
import {
  earliest,
  isNew,
  recognise,
  until,
  type Candidate,
  type Fit,
  type Found,
} from '@/components/unknownOutcome/recognise'
import { ACCOUNT_TYPES, bindAccount, listAccounts } from '@/contract/payouts'
import { listApplications } from '@/contract/promotions'
import { listRebates } from '@/contract/rebates'
import { coinOf, transferState } from '@/contract/records'
import { listRedPackets } from '@/contract/redPackets'
import { absolute, isPositive, isSame, subtract } from '@/contract/values/arithmetic'
import { formatDateTime } from '@/contract/values/beijing'
import { toMoney, type Money } from '@/contract/values/money'
import { getBalance, listVenueBalances, listVenues } from '@/contract/wallet'
import type { Page } from '@/contract/wire/codecs'
import { formatMoney } from '@/lib/formatMoney'

/** Looks beside the device's other requests. Null = not there. Throws what `send` throws. */
type LookUp = (intent: Intent, others: readonly KnownRequest[]) => Promise<Found | null>

/** Joins the parts of a line that are there. */
const line = (...parts: (string | false)[]): string => parts.filter(Boolean).join(' ')

const dataOf = <T>(read: Promise<{ data: T }>): Promise<T | null> =>
  read.then(({ data }) => data).catch(() => null)

/**
 * How far the main wallet has moved since the request, CNY. Null if its balance wasn't certain then, can't be read now, or another
 * request of this device may have moved it.
 */
async function movedSince({ balances, at }: Intent, others: readonly KnownRequest[]): Promise<Money | null> {
  const before = toMoney(balances?.main)
  if (before === null || others.some((other) => (other.asked?.lastAt ?? other.at) >= at)) return null
  const now = (await dataOf(send(getBalance, {})))?.balance ?? null
  return now && absolute(subtract(now, before))
}

export const lookForFunds: LookUp = async (intent, others) => {
  const type = typeOf(intent)!
  const moved = await movedSince(intent, others)
  const { rows, isWhole } = await fundsSince(type, earliest(intent, others))
  const venues = isOrder(type) ? [] : ((await dataOf(send(listVenues, {}))) ?? [])
  const stands = moved !== null && !isPositive(moved)
  const isOver = serverNow() - clockDoubt() > until(intent)
  const judge = (state: number | null): Pick<Candidate, 'is' | 'state'> => {
    if (isOrder(type)) return { is: 'done', state: fundsLook(type, state).text }
    // Some servers write success before they ask the venue: a main wallet that stands as before shows that nothing came of it.
    if (transferState(state) === 'succeeded')
      return stands ? { is: 'open', state: '记录为成功，但余额没有变动' } : { is: 'done', state: '成功' }
    // Some write the same state for a transfer under way and a refused one. Out of a venue, the money may have left it.
    return transferState(state) === 'failed' && type === 3 && stands && isOver
      ? { is: 'refused', state: '未成功' }
      : { is: 'open', state: '处理中或未成功' }
  }
  const candidates = rows.map((row): Candidate => {
    const { at, amount, pay_way, out_trade_no, state } = row
    const coin = coinOf(type, row)
    return {
      ...judge(state),
      row: line(formatDateTime(at), pay_way, `${formatMoney(amount)}${coin ? ` ${coin}` : '元'}`),
      orderNo: out_trade_no || undefined,
      at,
      fits: (request) => fits(type, row, request, venues),
    }
  })
  const found = recognise(intent, candidates, isWhole, others)
  const amount = toMoney(intent.input.amount)
  if (found || !isSame(moved, amount)) return found
  return { is: 'open', row: `记录尚未出现，但余额已变动${formatMoney(amount)}元` }
}

/** Done if no venue has a balance left; otherwise a transfer out of a venue shows that a part arrived. */
export const lookForRecall: LookUp = async (intent, others) => {
  const { data } = await send(listVenueBalances, {}, PROOF)
  const held = data.filter(({ balance }) => balance === null || isPositive(balance))
  if (data.length > 0 && held.length === 0) return { is: 'done', row: '各场馆余额均为0.00元' }
  const found = await lookForFunds(intent, others)
  if (!found || found.is === 'possible' || held.length === 0) return found
  const rest = held.map(({ name, balance }) => `${name} ${formatMoney(balance)}元`).join('、')
  return { ...found, state: `${found.state}；仍有余额：${rest}` }
}

const accountsOf = async (type: number) => (await send(listAccounts, { type }, PROOF)).data

/** An account is one by number, bank and chain. Without any account, a list may just not tell them. */
export const lookForAccount: LookUp = async ({ path, input: { id, bank, bank_no, bank_owner } }) => {
  if (path === bindAccount.path) {
    const kind = bank === 'USDT' ? 'usdt' : bank === 'antoken' ? 'antoken' : 'bank'
    const isThere = (await accountsOf(ACCOUNT_TYPES[kind])).some(
      (account) =>
        account.bank_no === bank_no &&
        (account.chain === '' || account.chain === bank_owner) &&
        (kind !== 'bank' || account.bank === bank),
    )
    return isThere ? { is: 'done', row: '该账户已在我的钱包中' } : null
  }
  const accounts = (await Promise.all(Object.values(ACCOUNT_TYPES).map(accountsOf))).flat()
  if (accounts.some((account) => account.id === id || !account.id)) return null
  return accounts.length > 0
    ? { is: 'done', row: '该账户已解绑' }
    : { is: 'possible', rows: [{ is: 'done', row: '我的钱包中没有任何账户' }] }
}

/** A row claimed meanwhile is this one's, since claiming twice has no second effect; an empty total alone may be another device's. */
export const lookForRebates: LookUp = async (intent) => {
  const { data } = await send(listRebates, { date: 4, page: 1, api_type: '', type: '' }, PROOF)
  const isClaimed = data.list.data.some(
    ({ state, updated_at: at }) => state === 'claimed' && at !== null && isNew(at, intent),
  )
  const isEmpty = data.pending !== null && !isPositive(data.pending)
  if (!isEmpty && !isClaimed) return null
  const row = line(
    data.pending !== null && `待领取返水为${formatMoney(data.pending)}`,
    data.claimed !== null && `已领取 ${formatMoney(data.claimed)}`,
  )
  return isClaimed ? { is: 'done', row } : { is: 'possible', rows: [{ is: 'done', row }] }
}

/** A look-up by all rows of a list; each is of a request of the list's own kind. */
const inList =
  <Listed>(
    read: (page: number) => Promise<{ data: Page<Listed> }>,
    timeOf: (row: Listed) => number | null,
    nameOf: (row: Listed) => string,
    fitsIt: (row: Listed, request: Pick<Intent, 'input'> & Partial<Intent>) => Fit,
  ): LookUp =>
  async (intent, others) => {
    const { rows, isWhole } = await rowsSince(earliest(intent, others), timeOf, read)
    const candidates = rows.map((row): Candidate => {
      const { at } = row
      const fits: Candidate['fits'] = (request) => (request.trace === intent.trace ? fitsIt(row, request) : 0)
      return { is: 'done', row: line(formatDateTime(at), nameOf(row)), at, fits }
    })
    return recognise(intent, candidates, isWhole, others)
  }

export const lookForPacket = inList(
  (page) => send(listRedPackets, { page }, PROOF),
  ({ usetime, created_at }) => usetime ?? created_at,
  ({ redpacketmoney }) => formatMoney(redpacketmoney),
  () => 2,
)

export const lookForApplication = inList(
  (page) => send(listApplications, { page }, PROOF),
  ({ created_at }) => created_at,
  ({ activity_name }) => activity_name,
  ({ activity_id, activity_name }, { input, facts = [] }) => {
    if (activity_id !== '') return activity_id === String(input.activityid) ? 2 : 0
    const name = facts.find(([label]) => label === '活动')?.[1]
    return name === undefined ? 1 : name === activity_name ? 2 : 0
  },
)
