import { runsAt } from '@/components/promotions/shownPromotions'
import type { Application, Promotion } from '@/contract/promotions'
import type { StateLook } from '@/ui/StateTag'

/** The newest application for a promotion, by its id, or by its title where the server leaves the id out. */
export const newestFor = (
  { id, title }: Pick<Promotion, 'id' | 'title'>,
  applications: readonly Application[],
): Application | undefined =>
  applications
    .filter(({ activity_id, activity_name }) =>
      activity_id === '' ? activity_name !== '' && activity_name === title : activity_id === id,
    )
    .toSorted((a, b) => (b.created_at ?? 0) - (a.created_at ?? 0))[0]

/** What a member's card says of them: from the list as read at `readAt` (server time, ms), the applications, and the clock. */
export function ownState(
  promotion: Promotion,
  applications: readonly Application[],
  readAt: number,
  now: number,
): StateLook | null {
  if (promotion.starts_at !== null && now < promotion.starts_at) return { text: '未到时间', tone: 'plain' }
  if (!runsAt(promotion, now)) return { text: '已结束', tone: 'plain' }
  const newest = newestFor(promotion, applications)
  if (newest?.state === 'pending') return { text: '待审核', tone: 'waiting' }
  // What is applied for after the list was read counts more than the list.
  const isNews = newest?.state === 'approved' && (newest.created_at ?? 0) > readAt
  if (promotion.can_apply && !isNews) return { text: '可申请', tone: 'good' }
  return newest?.state === 'approved' ? { text: '已领取', tone: 'plain' } : null
}

/** The same promotions, in front those that this member can have now. */
export function haveFirst(promotions: readonly Promotion[], now: number): Promotion[] {
  const isToHave = (promotion: Promotion) => promotion.can_apply && runsAt(promotion, now)
  return promotions.toSorted((a, b) => Number(isToHave(b)) - Number(isToHave(a)))
}
