import { getArticle, listBanners, listNotices } from '@/contract/content'
import { ARTICLES } from '@/contract/shippedTexts'
import { banners } from '../db/seed/banners'
import { notices } from '../db/seed/notices'
import { serve, type Api } from '../server/serve'

/** Banners, announcements and help articles. */
export function mountContent(api: Api): void {
  serve(api, listBanners, () => banners)
  serve(api, listNotices, () => notices)
  serve(api, getArticle, ({ input, texts }) => texts[input.type] ?? null, { file: ARTICLES })
}
