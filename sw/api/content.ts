import { getArticle, listBanners, listNotices } from '@/contract/content'
import { articles } from '../db/seed/articles'
import { banners } from '../db/seed/banners'
import { notices } from '../db/seed/notices'
import { serve, type Api } from '../server/serve'

/** Banners, announcements and help articles. */
export function mountContent(api: Api): void {
  serve(api, listBanners, () => banners)
  serve(api, listNotices, () => notices)
  serve(api, getArticle, ({ input }) => {
    const content = articles[input.type]
    return content === undefined ? null : { content }
  })
}
