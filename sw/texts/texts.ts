import { ARTICLES, type ShippedTexts } from '@/contract/texts/shippedTexts'
import { banners } from '../db/seed/banners'
import { PROMOTIONS } from '../server/texts'
import { about } from './articles/about'
import { agentPartnership } from './articles/agentPartnership'
import { contact } from './articles/contact'
import { faq } from './articles/faq'
import { privacy } from './articles/privacy'
import { responsibleGambling } from './articles/responsibleGambling'
import { terms } from './articles/terms'
import { promotionTexts } from './promotionTexts'

/** The help articles as HTML by their type. */
export const articles: ShippedTexts = {
  1: { content: faq },
  2: { content: privacy },
  3: { content: terms },
  4: { content: contact },
  5: { content: agentPartnership },
  7: { content: about },
  8: { content: responsibleGambling },
}

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
