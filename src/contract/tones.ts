/** How a refusal is told: as an error (the rule), in another tone, or not at all. */
export type Tone = 'error' | 'warning' | 'success' | 'silent'

/**
 * The exceptions to "any code but 200 shows the server's message as an error toast", by wire path, with their source.
 * Paths are spelled out, so that this table, which every page needs, brings no schema along; a test checks them.
 */
export const refusalTones: Record<string, { tone: Tone; source: string }> = {
  '/api/article': { tone: 'silent', source: 'spec 1 §8: article shows no error on failure' },
  '/api/uservip': { tone: 'silent', source: 'spec 1 §8: VIP shows no error on failure' },
  '/api/login_pc': { tone: 'warning', source: 'spec 1 §8: login shows the message as a warning' },
  '/api/register': { tone: 'success', source: 'spec 1 §8, D13: register keeps success styling' },
  '/api/doactivityapply': {
    tone: 'success',
    source: 'spec 1 §8, D13: the apply message is always a success',
  },
  '/api/logoff': { tone: 'silent', source: 'spec 1 §4: a logout call failure still clears the session' },
  '/api/balance': { tone: 'silent', source: 'D25: a poll keeps the last good figure' },
  '/api/refreshusermoney': { tone: 'silent', source: 'D52: falls back to the balance call without a toast' },
  '/api/app': { tone: 'silent', source: 'D54: the last app info serves instead' },
  '/api/getVisitUrl': { tone: 'silent', source: 'D18: any other answer means nothing' },
  '/api/douserredpacket': { tone: 'silent', source: 'spec 2 §8: the insufficient pop-up shows the message' },
}
