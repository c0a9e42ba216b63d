import type { Promotion } from '@/contract/promotions'
import type { Page } from '@/contract/wire/codecs'

/** The promotions to show: those with state 1, each id once, in the server's order unless `order` changes it within each page. */
export function shownPromotions(
  pages: readonly Page<Promotion>[],
  order = (rows: readonly Promotion[]) => rows,
): Promotion[] {
  const byId = new Map<string, Promotion>()
  for (const promotion of pages.flatMap((page) => order(page.data))) {
    if (promotion.state && !byId.has(promotion.id)) byId.set(promotion.id, promotion)
  }
  return [...byId.values()]
}

/** Whether a promotion runs at a moment, ms; one without dates always does. */
export const runsAt = ({ starts_at, ends_at }: Promotion, now: number): boolean =>
  (starts_at ?? now) <= now && now <= (ends_at ?? now)

/** The number of the next page, or undefined after the last. Relies on rows and total only. */
export function nextPage(last: Page<Promotion>, pages: readonly Page<Promotion>[]): number | undefined {
  const loaded = pages.reduce((sum, page) => sum + page.data.length, 0)
  return last.data.length > 0 && loaded < last.total ? pages.length + 1 : undefined
}
