import { about } from './articles/about'
import { agentPartnership } from './articles/agentPartnership'
import { contact } from './articles/contact'
import { faq } from './articles/faq'
import { privacy } from './articles/privacy'
import { responsibleGambling } from './articles/responsibleGambling'
import { terms } from './articles/terms'

/** The help articles as HTML by their type (spec 1 §2). */
export const articles: Record<number, string> = {
  1: faq,
  2: privacy,
  3: terms,
  4: contact,
  5: agentPartnership,
  7: about,
  8: responsibleGambling,
}
