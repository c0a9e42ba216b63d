import { getArticle, listBanners, listNotices } from '@/contract/content'
import { getSite, getSupportUrl, getVisitUrl } from '@/contract/site'
import { ARTICLES } from '@/contract/texts/shippedTexts'
import { listVipLevels } from '@/contract/vip'
import { Refusal } from '../db/refusal'
import { banners } from '../db/seed/banners'
import { vipLevels } from '../db/seed/vipLevels'
import { allNotices, switchedOn } from '../db/switches'
import { serve, type Api } from '../server/serve'

/** What every visitor reads: settings, banners, announcements, help articles, VIP levels, and the addresses around the portal. */
export function mountSite(api: Api): void {
  serve(api, getSite, async ({ tx }) => {
    const site = await tx.objectStore('site').get('site')
    if (!site) throw new Error('the database was never seeded')
    return site
  })
  serve(api, listBanners, ({ tx }) => switchedOn(tx, 'banner', banners, ({ src }) => src))
  serve(api, listNotices, async ({ tx }) =>
    switchedOn(tx, 'notice', await allNotices(tx), ({ content }) => content),
  )
  serve(api, getArticle, ({ input, texts }) => texts[input.type] ?? null, { file: ARTICLES })
  serve(api, listVipLevels, () => vipLevels)
  // The demo has one site for phones and desktops.
  serve(api, getVisitUrl, () => {
    throw new Refusal('pc', 500)
  })
  serve(api, getSupportUrl, ({ site }) => ({ url: `${site}/demo-service.html` }))
}
