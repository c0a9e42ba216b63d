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
import { promotions, promotionTypes } from '../db/seed/promotions'
import type { SeedPromotion } from '../db/seed/types'
import { apply, stateOf } from '../promotions/applications'
import { readAmount } from '../server/amounts'
import { say, serve, serveMember, type Api, type Call } from '../server/serve'
import { PROMOTIONS } from '../server/texts'

/** Promotions and applications for them. */
export function mountPromotions(api: Api): void {
  serve(api, listPromotionTypes, () => promotionTypes)

  const withTexts = (promotion: SeedPromotion, texts: ShippedTexts) => {
    const { content = '', memo = '' } = texts[promotion.id] ?? {}
    return { ...promotion, content, memo }
  }

  const list = ({ input: { type, page }, texts }: Call<typeof listPromotions>) => {
    const found = promotions.filter((promotion) => type === '' || promotion.type === type)
    const current = Math.max(1, Math.trunc(page))
    const data = found
      .slice((current - 1) * PAGE_SIZE, current * PAGE_SIZE)
      .map((row) => withTexts(row, texts))
      .map((row) => ({ ...row, content: readTermLines(row.content), memo: readTermLines(row.memo) }))
    return { page: current, total: found.length, data }
  }
  serve(api, listPromotions, list, { file: PROMOTIONS })

  const read = ({ input, texts }: Call<typeof getPromotion>) => {
    const promotion = promotions.find(({ id }) => id === String(input.id))
    return promotion ? withTexts(promotion, texts) : null
  }
  serve(api, getPromotion, read, { file: PROMOTIONS })

  serveMember(api, applyForPromotion, async ({ tx, member, now, input: { activityid, amount } }) => {
    const asked = amount ? readAmount(amount) : null
    await apply(tx, member, { id: String(activityid), amount: asked }, now)
    return say('申请成功，请等待审核')
  })

  serveMember(api, listApplications, async ({ tx, member: { username }, input: { page = 1 } }) => {
    const range = IDBKeyRange.bound([username, 0], [username, Infinity])
    const found = await newestPage(tx.objectStore('applications').index('time'), range, page)
    return { ...found, data: found.data.map((row) => ({ ...row, state: stateOf(row) })) }
  })
}
