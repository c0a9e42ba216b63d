import {
  applyForPromotion,
  getPromotion,
  listApplications,
  listPromotions,
  listPromotionTypes,
  readTermLines,
  type Application,
} from '@/contract/promotions'
import { PAGE_SIZE } from '@/contract/wire'
import { readControls } from '../db/clock'
import { isTurnedDown } from '../db/orders'
import { APPLICATION_MS } from '../db/pace'
import { newestPage } from '../db/pages'
import { Refusal } from '../db/refusal'
import { promotions, promotionTypes } from '../db/seed/promotions'
import type { ApplicationRow } from '../db/rows'
import type { Tx } from '../db/stores'
import { switchedOn } from '../db/switches'
import { say, serve, serveMember, type Api } from '../server/serve'

/** The promotions that testers have not switched off. */
const shownPromotions = (tx: Tx) => switchedOn(tx, 'promotion', promotions, ({ id }) => id)

/** Promotions and applications. An approved application pays nothing: the specification names no amounts. */
export function mountPromotions(api: Api): void {
  serve(api, listPromotionTypes, () => promotionTypes)

  serve(api, listPromotions, async ({ tx, input: { type, page } }) => {
    const found = (await shownPromotions(tx)).filter((promotion) => type === '' || promotion.type === type)
    const current = Math.max(1, Math.trunc(page))
    const data = found
      .slice((current - 1) * PAGE_SIZE, current * PAGE_SIZE)
      .map((row) => ({ ...row, content: readTermLines(row.content), memo: readTermLines(row.memo) }))
    return { page: current, total: found.length, data }
  })

  serve(
    api,
    getPromotion,
    async ({ tx, input }) => (await shownPromotions(tx)).find(({ id }) => id === String(input.id)) ?? null,
  )

  serveMember(api, applyForPromotion, async ({ tx, member: { username }, now, input }) => {
    const promotion = (await shownPromotions(tx)).find(({ id }) => id === String(input.activityid))
    if (!promotion?.state || !promotion.can_apply) throw new Refusal('没有符合条件的优惠', 202)
    const applications = tx.objectStore('applications')
    const mine = await applications
      .index('time')
      .getAll(IDBKeyRange.bound([username, 0], [username, Infinity]))
    const { holdsOrders } = await readControls(tx)
    const isWaiting = (row: ApplicationRow) =>
      row.activityid === promotion.id && stateOf(row, now, holdsOrders) === 'pending'
    if (mine.some(isWaiting)) throw new Refusal('您已申请过该优惠，请耐心等待审核', 202)
    const { id: activityid, title: activity_name } = promotion
    await applications.add({
      username,
      activityid,
      activity_name,
      amount: input.amount ?? null,
      created_at: now,
    })
    return say('申请成功，请等待审核')
  })

  serveMember(api, listApplications, async ({ tx, member: { username }, now, input: { page = 1 } }) => {
    const range = IDBKeyRange.bound([username, 0], [username, Infinity])
    const found = await newestPage(tx.objectStore('applications').index('time'), range, page)
    const { holdsOrders } = await readControls(tx)
    return { ...found, data: found.data.map((row) => ({ ...row, state: stateOf(row, now, holdsOrders) })) }
  })
}

/** A stored decision, else the one rule D39 makes by the clock unless testers hold it. */
export function stateOf(
  { decided, created_at, amount }: ApplicationRow,
  now: number,
  isHeld = false,
): Application['state'] {
  if (decided) return decided
  if (isHeld || now < created_at + APPLICATION_MS) return 'pending'
  return amount !== null && isTurnedDown(amount) ? 'rejected' : 'approved'
}
