import { getArticle, listBanners, listNotices } from '@/contract/content'
import { ARTICLES } from '@/contract/texts/shippedTexts'
import { banners } from '../db/seed/banners'
import { allNotices, switchedOn } from '../db/switches'
import { serve, type Api } from '../server/serve'

/** Banners, announcements and help articles. */
export function mountContent(api: Api): void {
  serve(api, listBanners, ({ tx }) => switchedOn(tx, 'banner', banners, ({ src }) => src))
  serve(api, listNotices, async ({ tx }) =>
    switchedOn(tx, 'notice', await allNotices(tx), ({ content }) => content),
  )
  serve(api, getArticle, ({ input, texts }) => texts[input.type] ?? null, { file: ARTICLES })
}
