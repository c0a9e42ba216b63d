import { useInfiniteQuery } from '@tanstack/react-query'
import { pagesKeyOf } from '@/api/query'
import { send } from '@/api/send'
import { listPromotions, type Promotion } from '@/contract/promotions'
import { nextPage, shownPromotions } from './shownPromotions'

/** The promotions of a kind (`''` = all), those of each page in `order`, fetched page by page with `fetchNextPage` (spec 1 §2, D17). */
export const usePromotionList = (
  type: string,
  isNeeded = true,
  order?: (rows: readonly Promotion[]) => readonly Promotion[],
) =>
  useInfiniteQuery({
    queryKey: pagesKeyOf(listPromotions, { type }),
    queryFn: async ({ pageParam, signal }) =>
      (await send(listPromotions, { type, page: pageParam }, { signal })).data,
    initialPageParam: 1,
    getNextPageParam: nextPage,
    select: ({ pages }) => shownPromotions(pages, order),
    enabled: isNeeded,
    meta: { endpoint: listPromotions },
  })
