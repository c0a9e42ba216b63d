/** How a refusal is told: as an error (the rule), in another tone, or not at all. */
export type Tone = 'error' | 'warning' | 'success' | 'silent'

/**
 * The exceptions to "any code but 200 shows the server's message as an error toast", by wire path, with their source above each.
 * Paths are spelled out, so that this table, which every page needs, brings no schema along; a test checks them.
 */
export const refusalTones: Record<string, Tone> = {
  // spec 1 §8: article shows no error on failure
  '/api/article': 'silent',
  // spec 1 §8: VIP shows no error on failure
  '/api/uservip': 'silent',
  // spec 1 §8: login shows the message as a warning
  '/api/login_pc': 'warning',
  // spec 1 §8, D13: register keeps success styling
  '/api/register': 'success',
  '/api/doactivityapply': 'success',
  // spec 1 §4: a logout call failure still clears the session
  '/api/logoff': 'silent',
  // D25: a poll keeps the last good figure
  '/api/balance': 'silent',
  // D52: falls back to the balance call without a toast
  '/api/refreshusermoney': 'silent',
  // D54: the last app info serves instead
  '/api/app': 'silent',
  // D18: any other answer means nothing
  '/api/getVisitUrl': 'silent',
  // spec 2 §8: the insufficient pop-up shows the message
  '/api/douserredpacket': 'silent',
}
