import { send } from '@/api/send'
import { isPositive } from '@/contract/values/arithmetic'
import { ACCOUNT_TYPES, bindAccount, listAccounts } from '@/contract/payouts'
import { listApplications } from '@/contract/promotions'
import { listRebates } from '@/contract/rebates'
import { listRedPackets } from '@/contract/redPackets'
import { listVenueBalances, recallAll, transfer, type Venue } from '@/contract/wallet'
import { formatDateTime } from '@/contract/values/beijing'
import { formatMoney } from '@/lib/formatMoney'
import type { Intent } from '@/api/money/journal'
import {
  claimOf,
  isAtItsTime,
  noteMiss,
  PROOF,
  rivalsOf,
  since,
  unnamedClaims,
  type Found,
  type SentIntent,
} from './sentRequest'
import { assign } from './assignment'
import { line, rowLine, UNSETTLED, type LookUp } from './fundsLookUps'
import { fitsTransfer, fundsSince, venuesFor } from './fundsRows'

export { lookForDeposit, lookForTransfer, lookForWithdrawal } from './fundsLookUps'

/** An account is one by number, bank and chain. */
const isBound: LookUp = async ({ input: { bank, bank_no, bank_owner } }) => {
  const type =
    bank === 'USDT' || bank === 'antoken'
      ? ACCOUNT_TYPES[bank === 'USDT' ? 'usdt' : bank]
      : ACCOUNT_TYPES.bank
  const { data } = await send(listAccounts, { type }, PROOF)
  const isThere = data.some(
    (account) =>
      account.bank_no === bank_no &&
      (account.chain === '' || account.chain === bank_owner) &&
      (type !== ACCOUNT_TYPES.bank || account.bank === bank),
  )
  return isThere ? { is: 'done', row: '该账户已在我的钱包中' } : null
}

const isUnbound: LookUp = async ({ input: { id } }) => {
  const lists = await Promise.all(
    Object.values(ACCOUNT_TYPES).map((type) => send(listAccounts, { type }, PROOF)),
  )
  const isThere = lists.some(({ data }) => data.some((account) => account.id === id))
  return isThere ? null : { is: 'done', row: '该账户已解绑' }
}

export const lookForAccount: LookUp = (intent, others) =>
  (intent.path === bindAccount.path ? isBound : isUnbound)(intent, others)

/** What venues still hold: `AG真人 88.00元`. */
const heldLine = (held: readonly Venue[]): string =>
  held.map(({ name, balance }) => `${name} ${formatMoney(balance)}元`).join('、')

/**
 * Done if no venue has a balance left; otherwise a transfer out of a venue at its time, which no transfer of this device asked
 * for, shows that a part arrived.
 */
export const lookForRecall: LookUp = async (intent, others) => {
  const { data } = await send(listVenueBalances, {}, PROOF)
  const held = data.filter(({ balance }) => balance !== null && isPositive(balance))
  if (held.length === 0 && data.every(({ balance }) => balance !== null))
    return { is: 'done', row: '各场馆余额均为0.00元' }
  const rivals = rivalsOf(intent, others)
  const rows = await fundsSince(4, since(intent))
  const [outs, recalls] = [transfer.path, recallAll.path].map((path) =>
    rivals.filter((other) => other.path === path && other.id !== intent.id),
  ) as [SentIntent[], SentIntent[]]
  const fits = fitsTransfer(await venuesFor(rows, intent))
  const free = rows.filter((each) => outs.every((other) => claimOf(other, fits).mayBe(each) === 0))
  const row = free.find(({ at }) => isAtItsTime(at, intent)) ?? free[0]
  const wasMissing = noteMiss(intent.id, row === undefined)
  if (!row) return null
  const isOther = recalls.some((other) => claimOf(other, () => 2).mayBe(row) > 0)
  const isSure = isAtItsTime(row.at, intent) && !isOther && !wasMissing && intent.before === 0
  const is = !isSure ? 'possible' : row.state === 1 ? 'done' : 'open'
  return {
    is,
    row: line(
      rowLine(row, is === 'open' ? UNSETTLED : undefined),
      held.length > 0 && `；仍有余额：${heldLine(held)}`,
    ),
  }
}

/** Claiming twice has no second effect, so an empty total settles it, even if another device claimed. */
export const lookForRebates: LookUp = async (intent) => {
  const { data } = await send(listRebates, { date: 4, page: 1, api_type: '', type: '' }, PROOF)
  const row = data.list.data.find(
    ({ state, updated_at }) => state === 'claimed' && updated_at !== null && isAtItsTime(updated_at, intent),
  )
  const isEmpty = data.pending !== null && !isPositive(data.pending)
  if (!isEmpty && !row) return null
  const totals = line(
    data.pending !== null && `待领取返水为${formatMoney(data.pending)}`,
    data.claimed !== null && `已领取 ${formatMoney(data.claimed)}`,
  )
  return { is: row ? 'done' : 'possible', row: totals }
}

/** The one of some timed rows that a request explains. */
function oneOf<Row extends { at: number }>(
  intent: Intent,
  sent: readonly SentIntent[],
  rows: readonly Row[],
  fits: (row: Row, request: Pick<Intent, 'input'> & Partial<Pick<Intent, 'facts'>>) => number,
  lineOf: (row: Row) => string,
): Found | null {
  const others = rivalsOf(
    intent,
    sent.filter(({ path, id }) => path === intent.path && id !== intent.id),
  )
  const mine = claimOf(intent, fits, { isOwn: true })
  const found = assign(mine, rows, [
    ...others.map((other) => claimOf(other, fits, other)),
    ...unnamedClaims(intent, mine, others),
  ])
  const wasMissing = noteMiss(intent.id, found === null)
  if (!found) return null
  const { row, isSure } = found
  const isIt = isSure && mine.mayBe(row) === 3 && !wasMissing
  return { is: isIt ? 'done' : 'possible', row: lineOf(row) }
}

const timed = <Row>(rows: readonly Row[], timeOf: (row: Row) => number | null): (Row & { at: number })[] =>
  rows.flatMap((row) => {
    const at = timeOf(row)
    return at === null ? [] : [{ ...row, at }]
  })

export const lookForPacket: LookUp = async (intent, others) => {
  const { data } = await send(listRedPackets, { page: 1 }, PROOF)
  return oneOf(
    intent,
    others,
    timed(data.data, ({ usetime, created_at }) => usetime ?? created_at),
    () => 2,
    ({ at, redpacketmoney }) => line(formatDateTime(at), formatMoney(redpacketmoney)),
  )
}

export const lookForApplication: LookUp = async (intent, others) => {
  const { data } = await send(listApplications, { page: 1 }, PROOF)
  const nameOf = ({ facts = [] }: Partial<Pick<Intent, 'facts'>>) =>
    facts.find(([label]) => label === '活动')?.[1]
  return oneOf(
    intent,
    others,
    timed(data.data, ({ created_at }) => created_at),
    ({ activity_id, activity_name }, request) => {
      if (activity_id !== '') return activity_id === String(request.input.activityid) ? 2 : 0
      const name = nameOf(request)
      return name === undefined ? 1 : name === activity_name ? 2 : 0
    },
    ({ at, activity_name }) => line(formatDateTime(at), activity_name),
  )
}
