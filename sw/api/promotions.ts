import {
  applyForPromotion,
  getPromotion,
  listApplications,
  listPromotions,
  listPromotionTypes,
  readTermLines,
} from '@/contract/promotions'
import type { ShippedTexts } from '@/contract/texts/shippedTexts'
import { PAGE_SIZE } from '@/contract/wire/codecs'
import { newestPage } from '../db/pages'
import { Refusal } from '../db/refusal'
import type { MemberRow } from '../db/rows'
import { promotionRules } from '../db/seed/promotionRules'
import { promotions, promotionTypes } from '../db/seed/promotions'
import type { SeedPromotion } from '../db/seed/types'
import type { Tx } from '../db/stores'
import { switchedOn } from '../db/switches'
import { apply, offerOf, stateOf } from '../promotions/applications'
import { openDays } from '../promotions/spans'
import { readAmount } from '../server/amounts'
import { say, serve, serveMember, type Api, type Call } from '../server/serve'
import { memberOf } from '../server/sessions'
import { PROMOTIONS } from '../server/texts'

/** The promotions that testers have not switched off, with the days on which they are open. */
const shownPromotions = async (tx: Tx, now: number) =>
  (await switchedOn(tx, 'promotion', promotions, ({ id }) => id)).map((promotion) => ({
    ...promotion,
    ...openDays(promotionRules[promotion.id]?.span ?? 'once', now),
  }))

const withTexts = (promotion: SeedPromotion, texts: ShippedTexts) => {
  const { content = '', memo = '' } = texts[promotion.id] ?? {}
  return { ...promotion, content, memo }
}

/** The member who reads a public list; null for visitors and blocked members. */
async function readerOf(tx: Tx, token: string, now: number): Promise<MemberRow | null> {
  const member = await memberOf(tx, token, now)
  return member && !member.isblack && member.status ? member : null
}

/** Why a member's application would be refused now; null when it would not, for visitors, and for an ended promotion. */
async function refusalOf(
  tx: Tx,
  promotion: SeedPromotion,
  member: MemberRow | null,
  now: number,
): Promise<string | null> {
  const offer = member && promotion.state ? await offerOf(tx, member, promotion, now) : null
  return offer && 'reason' in offer ? offer.reason : null
}

/** Promotions and applications for them. */
export function mountPromotions(api: Api): void {
  serve(api, listPromotionTypes, () => promotionTypes)

  const list = async ({ tx, now, token, input: { type, page }, texts }: Call<typeof listPromotions>) => {
    const found = (await shownPromotions(tx, now)).filter(
      (promotion) => type === '' || promotion.type === type,
    )
    const current = Math.max(1, Math.trunc(page))
    const member = await readerOf(tx, token, now)
    const data = []
    for (const promotion of found.slice((current - 1) * PAGE_SIZE, current * PAGE_SIZE)) {
      const { content, memo } = withTexts(promotion, texts)
      const can_apply = promotion.can_apply && (await refusalOf(tx, promotion, member, now)) === null
      data.push({ ...promotion, can_apply, content: readTermLines(content), memo: readTermLines(memo) })
    }
    return { page: current, total: found.length, data }
  }
  serve(api, listPromotions, list, { file: PROMOTIONS })

  const read = async ({ tx, now, token, input, texts }: Call<typeof getPromotion>) => {
    const promotion = (await shownPromotions(tx, now)).find(({ id }) => id === String(input.id))
    if (!promotion) return null
    const detail = withTexts(promotion, texts)
    const reason = await refusalOf(tx, promotion, await readerOf(tx, token, now), now)
    if (reason === null) return detail
    return { ...detail, can_apply: false, memo: `${detail.memo}<p><strong>申请提示：</strong>${reason}</p>` }
  }
  serve(api, getPromotion, read, { file: PROMOTIONS })

  serveMember(api, applyForPromotion, async ({ tx, member, now, input: { activityid, amount } }) => {
    const id = String(activityid)
    if (!(await shownPromotions(tx, now)).some((each) => each.id === id))
      throw new Refusal('没有符合条件的优惠', 202)
    const requested = amount ? readAmount(amount) : null
    await apply(tx, member, { id, amount: requested }, now)
    return say('申请成功，请等待审核')
  })

  serveMember(api, listApplications, async ({ tx, member: { username }, input: { page } }) => {
    const range = IDBKeyRange.bound([username, 0], [username, Infinity])
    const found = await newestPage(tx.objectStore('applications').index('time'), range, page)
    return {
      ...found,
      data: found.data.map((row) => ({ ...row, activity_id: row.activityid, state: stateOf(row) })),
    }
  })
}
