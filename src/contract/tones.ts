import { getArticle } from './content'
import { logIn, logOut, register } from './session'
import { getSite, getVisitUrl } from './site'
import { refreshMember } from './member'
import { getBalance } from './wallet'

/** How a refusal is told: as an error (the rule), in another tone, or not at all. */
export type Tone = 'error' | 'warning' | 'success' | 'silent'

/** The exceptions to "any code but 200 shows the server's message as an error toast", by wire path, with their source. */
export const refusalTones: Record<string, { tone: Tone; source: string }> = {
  [getArticle.path]: { tone: 'silent', source: 'spec 1 §8: article shows no error on failure' },
  '/api/uservip': { tone: 'silent', source: 'spec 1 §8: VIP shows no error on failure' },
  [logIn.path]: { tone: 'warning', source: 'spec 1 §8: login shows the message as a warning' },
  [register.path]: { tone: 'success', source: 'spec 1 §8, D13: register keeps success styling' },
  '/api/doactivityapply': {
    tone: 'success',
    source: 'spec 1 §8, D13: the apply message is always a success',
  },
  [logOut.path]: { tone: 'silent', source: 'spec 1 §4: a logout call failure still clears the session' },
  [getBalance.path]: { tone: 'silent', source: 'D25: a poll keeps the last good figure' },
  [refreshMember.path]: { tone: 'silent', source: 'D52: falls back to the balance call without a toast' },
  [getSite.path]: { tone: 'silent', source: 'D54: the last app info serves instead' },
  [getVisitUrl.path]: { tone: 'silent', source: 'D18: any other answer means nothing' },
  '/api/douserredpacket': { tone: 'silent', source: 'spec 2 §8: the insufficient pop-up shows the message' },
}
