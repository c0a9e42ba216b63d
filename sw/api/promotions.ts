import {
  applyForPromotion,
  getPromotion,
  listApplications,
  listPromotions,
  listPromotionTypes,
  readTermLines,
} from '@/contract/promotions'
import type { ShippedTexts } from '@/contract/shippedTexts'
import { PAGE_SIZE } from '@/contract/wire'
import { newestPage } from '../db/pages'
import { Refusal } from '../db/refusal'
import { promotions, promotionTypes } from '../db/seed/promotions'
import type { SeedPromotion } from '../db/seed/types'
import type { Tx } from '../db/stores'
import { switchedOn } from '../db/switches'
import { apply, stateOf } from '../promotions/applications'
import { readAmount } from '../server/amounts'
import { say, serve, serveMember, type Api, type Call } from '../server/serve'
import { PROMOTIONS } from '../server/texts'

/** The promotions that testers have not switched off. */
const shownPromotions = (tx: Tx) => switchedOn(tx, 'promotion', promotions, ({ id }) => id)

/** Promotions and applications for them. */
export function mountPromotions(api: Api): void {
  serve(api, listPromotionTypes, () => promotionTypes)

  const withTexts = (promotion: SeedPromotion, texts: ShippedTexts) => {
    const { content = '', memo = '' } = texts[promotion.id] ?? {}
    return { ...promotion, content, memo }
  }

  const list = async ({ tx, input: { type, page }, texts }: Call<typeof listPromotions>) => {
    const found = (await shownPromotions(tx)).filter((promotion) => type === '' || promotion.type === type)
    const current = Math.max(1, Math.trunc(page))
    const data = found
      .slice((current - 1) * PAGE_SIZE, current * PAGE_SIZE)
      .map((row) => withTexts(row, texts))
      .map((row) => ({ ...row, content: readTermLines(row.content), memo: readTermLines(row.memo) }))
    return { page: current, total: found.length, data }
  }
  serve(api, listPromotions, list, { file: PROMOTIONS })

  const read = async ({ tx, input, texts }: Call<typeof getPromotion>) => {
    const promotion = (await shownPromotions(tx)).find(({ id }) => id === String(input.id))
    return promotion ? withTexts(promotion, texts) : null
  }
  serve(api, getPromotion, read, { file: PROMOTIONS })

  serveMember(api, applyForPromotion, async ({ tx, member, now, input: { activityid, amount } }) => {
    const id = String(activityid)
    if (!(await shownPromotions(tx)).some((each) => each.id === id))
      throw new Refusal('没有符合条件的优惠', 202)
    const asked = amount ? readAmount(amount) : null
    await apply(tx, member, { id, amount: asked }, now)
    return say('申请成功，请等待审核')
  })

  serveMember(api, listApplications, async ({ tx, member: { username }, input: { page = 1 } }) => {
    const range = IDBKeyRange.bound([username, 0], [username, Infinity])
    const found = await newestPage(tx.objectStore('applications').index('time'), range, page)
    return { ...found, data: found.data.map((row) => ({ ...row, state: stateOf(row) })) }
  })
}
