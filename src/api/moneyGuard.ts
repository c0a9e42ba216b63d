import type { Endpoint } from '@/contract/endpoint'
import { isBlocked, loseIntent, noteSent, settleIntent } from '@/state/intents'
import { toast } from '@/state/toasts'
import { UnknownOutcome } from './failures'

const SECRETS = new Set(['password', 'pay_pass'])

/** What a money request asks for, without secrets: the same words mean the same request. */
const intentKey = ({ path }: Endpoint, input: object): string =>
  JSON.stringify([path, ...Object.entries(input).filter(([name]) => !SECRETS.has(name))])

/**
 * Runs one money request under the rules of faults 2.4: refused while the same one's outcome is unknown; one at a time
 * across all tabs; written down before it goes out, and until its outcome is known. Null = it was not sent.
 */
export async function guardMoney<T>(
  endpoint: Endpoint,
  input: object,
  id: string,
  run: () => Promise<T>,
): Promise<T | null> {
  const key = intentKey(endpoint, input)
  if (isBlocked(key)) return null
  const noted = async () => {
    noteSent(id, key)
    try {
      const result = await run()
      settleIntent(id)
      return result
    } catch (error) {
      if (error instanceof UnknownOutcome) loseIntent(id)
      else settleIntent(id)
      throw error
    }
  }
  // Missing in insecure contexts; there the server alone keeps two tabs apart.
  if (!navigator.locks) return noted()
  let wasAsked = false
  try {
    return await navigator.locks.request('portal:money', { ifAvailable: true }, async (lock) => {
      wasAsked = true
      if (lock) return noted()
      toast.warning('另一窗口正在提交，请稍候')
      return null
    })
  } catch (error) {
    if (wasAsked) throw error
    // Where storage is blocked there are no locks either.
    return noted()
  }
}
