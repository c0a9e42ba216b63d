import type { Application } from '@/contract/promotions'
import { isLess } from '@/contract/values/arithmetic'
import type { Money } from '@/contract/values/money'
import { readControls } from '../db/clock'
import { tell } from '../db/inbox'
import { APPLICATION_MS } from '../db/orderTerms'
import { Refusal } from '../db/refusal'
import type { ApplicationRow, MemberRow } from '../db/rows'
import { promotionRules } from '../db/seed/promotionRules'
import { promotions } from '../db/seed/promotions'
import type { SeedPromotion } from '../db/seed/types'
import type { Tx } from '../db/stores'
import { payBonus } from '../effects/bonus'
import { depositsOf, isTurnedDown } from '../effects/orders'
import { bonusOf } from './bonusOf'
import { coveredBy, monthBefore } from './spans'

const refuse = (reason: string) => new Refusal(reason, 202)

/** What an application would get now, and for which span; else why it is refused, in the member's words. */
type Offer = { bonus: Money; span: string } | { reason: string }

/** What a member would get for a promotion now, by its rule and the applications so far. */
export async function offerOf(
  tx: Tx,
  member: MemberRow,
  { id, state, can_apply }: Pick<SeedPromotion, 'id' | 'state' | 'can_apply'>,
  now: number,
): Promise<Offer> {
  const { username } = member
  if (!state) return { reason: '该优惠已结束' }
  const rule = promotionRules[id]
  if (!can_apply || !rule) return { reason: '该优惠自动派发，无需申请' }
  const span = coveredBy(rule.span, member, now)
  const earlier = await earlierReason(tx, username, id, span.key)
  if (earlier) return { reason: earlier }
  if (span.closed !== undefined) return { reason: span.closed }
  if (rule.span === 'twice a month' && (await depositsOf(tx, username, ...monthBefore(now))).length === 0)
    return { reason: '上月没有成功存款，本月不可申请' }
  const due = await bonusOf(tx, member, rule, span, now)
  return 'reason' in due ? due : { ...due, span: span.key }
}

/** Applies for a promotion by its rule. `amount` is what the member asks for. Throws Refusal with the reason (202). */
export async function apply(
  tx: Tx,
  member: MemberRow,
  { id, amount }: { id: string; amount: Money | null },
  now: number,
): Promise<void> {
  const promotion = promotions.find((each) => each.id === id)
  if (!promotion) throw refuse('没有符合条件的优惠')
  const offer = await offerOf(tx, member, promotion, now)
  if ('reason' in offer) throw refuse(offer.reason)
  const { bonus, span } = offer
  if (amount !== null && isLess(bonus, amount)) throw refuse(`最多可申请${bonus}元`)
  await tx.objectStore('applications').add({
    username: member.username,
    activityid: id,
    activity_name: promotion.title,
    amount,
    created_at: now,
    bonus: amount ?? bonus,
    span,
    dueAt: now + APPLICATION_MS,
  })
}

/** Why there is no second application for the same span; null when there was none, or it was rejected. */
async function earlierReason(tx: Tx, username: string, id: string, span: string): Promise<string | null> {
  const range = IDBKeyRange.bound([username, 0], [username, Infinity])
  const mine = await tx.objectStore('applications').index('time').getAll(range)
  const states = mine.filter((row) => row.activityid === id && row.span === span).map(stateOf)
  if (states.includes('pending')) return '您已申请过该优惠，请耐心等待审核'
  return states.includes('approved') ? '您已领取过本期优惠，不可重复申请' : null
}

export const stateOf = ({ decided }: ApplicationRow): Application['state'] => decided ?? 'pending'

/** Approves or refuses a pending application: an approval pays its bonus. A decided one stays as it is. */
export async function decide(tx: Tx, row: ApplicationRow, approved: boolean, at: number): Promise<void> {
  if (stateOf(row) !== 'pending') return
  const { dueAt: _decided, ...rest } = row
  const { username, activityid, activity_name: title, bonus } = row
  await tx.objectStore('applications').put({ ...rest, decided: approved ? 'approved' : 'rejected' })
  if (approved && bonus) {
    const times = promotionRules[activityid]?.times ?? 1
    await payBonus(tx, username, { title, amount: bonus, times, at })
    return
  }
  if (approved) return
  const content = `<p>您申请的“${title}”未通过审核，详情请联系在线客服。</p>`
  await tell(tx, username, at, { title: '活动申请结果', content })
}

/** Decides a member's due applications unless testers hold them. Called on reads. */
export async function settleApplications(tx: Tx, username: string, now: number): Promise<void> {
  const range = IDBKeyRange.bound([username, 0], [username, now])
  const due = await tx.objectStore('applications').index('due').getAll(range)
  if (due.length === 0 || (await readControls(tx)).holdsOrders) return
  for (const row of due) await decide(tx, row, !isTurnedDown(row.amount ?? ''), row.dueAt ?? now)
}
