import type { ShippedTexts } from '@/contract/texts/shippedTexts'
import { about } from './articles/about'
import { agentPartnership } from './articles/agentPartnership'
import { contact } from './articles/contact'
import { faq } from './articles/faq'
import { privacy } from './articles/privacy'
import { responsibleGambling } from './articles/responsibleGambling'
import { terms } from './articles/terms'

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
