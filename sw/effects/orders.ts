import { add } from '@/contract/values/arithmetic'
import { readControls } from '../db/clock'
import { HELD, MAIN_WALLET, move, WORLD } from '../db/ledger'
import { GIFT, ORDER } from '../db/orderTerms'
import type { TransactionRow } from '../db/rows'
import type { Tx } from '../db/stores'
import { noteReached } from './vip'

/** Amounts ending in .13 are rejected, so that testers see a refusal. */
export const isTurnedDown = (amount: string): boolean => amount.endsWith('.13')

/** A member's approved deposits in a period, oldest first, without bonuses. */
export async function depositsOf(
  tx: Tx,
  username: string,
  from: number,
  to: number,
): Promise<TransactionRow[]> {
  const range = IDBKeyRange.bound([username, 1, from], [username, 1, to], false, true)
  const found = await tx.objectStore('transactions').index('time').getAll(range)
  return found.filter(({ state, paytype }) => state === ORDER.approved && paytype !== GIFT)
}

/** Settles a member's due orders unless testers hold them. Called on reads, so no timer is needed. */
export async function settleDue(tx: Tx, username: string, now: number): Promise<void> {
  if ((await readControls(tx)).holdsOrders) return
  const due = await tx
    .objectStore('transactions')
    .index('due')
    .getAll(IDBKeyRange.bound([username, 0], [username, now]))
  for (const order of due) await settle(tx, order, !isTurnedDown(order.amount), order.dueAt ?? now)
}

/** Approves or rejects a pending order; a settled one stays as it is. */
export async function settle(tx: Tx, order: TransactionRow, approved: boolean, at: number): Promise<void> {
  if (order.state !== ORDER.pending || order.dueAt === undefined) return
  const { dueAt: _settled, ...rest } = order
  await tx
    .objectStore('transactions')
    .put({ ...rest, state: approved ? ORDER.approved : ORDER.rejected, decidedAt: at })
  const { username, amount, out_trade_no: reference = '' } = order
  if (order.type === 2) {
    await (approved
      ? move(tx, { username, from: HELD, to: WORLD, amount, kind: 'payout', reference, at })
      : move(tx, { username, from: HELD, to: MAIN_WALLET, amount, kind: 'return', reference, at }))
    return
  }
  if (!approved) return
  await move(tx, { username, from: WORLD, to: MAIN_WALLET, amount, kind: 'deposit', reference, at })
  const member = await tx.objectStore('members').get(username)
  if (!member) return
  // A deposit without a promotion requires its own amount as turnover.
  const paid = { ...member, paysum: add(member.paysum, amount), wagering: add(member.wagering, amount) }
  await tx.objectStore('members').put(noteReached(paid, at))
}
