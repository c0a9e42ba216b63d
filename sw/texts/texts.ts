import { ARTICLES, type ShippedTexts } from '@/contract/texts/shippedTexts'
import { banners } from '../db/seed/banners'
import { PROMOTIONS } from '../server/texts'
import { articles } from './articles'
import { promotionTexts } from './promotionTexts'

/** The banners for a server without any: they lead to pages that every server has. */
export const shippedBanners = banners.map(({ src, url }) => ({
  src,
  url: url.startsWith('#/activityInfo') ? '#/activity' : url,
}))

/**
 * The long texts, by the address of the file that the build writes them to (vite/texts.ts). Never imported by the demo server,
 * which reads the files: the worker's script stays small.
 */
export const texts: Record<string, ShippedTexts> = {
  [ARTICLES]: articles,
  [PROMOTIONS]: promotionTexts,
}
