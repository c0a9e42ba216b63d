import type { Endpoint } from '@/contract/endpoint'
import { seconds } from '@/lib/durations'
import { randomId } from '@/lib/randomId'
import {
  beginIntent,
  intents,
  loseIntent,
  reopenIntent,
  MONEY_LOCK,
  settleIntent,
  tellUnknown,
  type Intent,
} from '@/state/intents'
import { openRequest, type SentRequest } from '@/state/sentRequests'
import { toast } from '@/state/toasts'
import { RefusedError, SessionOver, UnknownOutcome } from './failures'
import { intentKey, withoutSecrets } from './intentKey'
import { isSameOrigin } from './lines'
import { serverNow } from './serverClock'

/** What a form says about the request it sends, for the member to recognise it by. */
export type IntentNote = Partial<Pick<Intent, 'facts' | 'listedAs'>>

/** A server that knows no request ids may still carry out a slow request until it has timed out. */
const MAY_STILL_LAND = seconds(60)

/** When a look may free the same request, ms: at once where the server knows a repeat by its id, else after the time-out (D72). */
export const checkCountsFrom = ({ at }: Pick<SentRequest, 'at'>): number =>
  isSameOrigin ? at : at + MAY_STILL_LAND

const mayGoAgain = (sent: SentRequest): boolean =>
  sent.checkedAt > 0 && sent.checkedAt >= checkCountsFrom(sent)

type Request = {
  endpoint: Endpoint
  input: object
  /** Name of the member. */
  account: string
  note?: IntentNote | undefined
}

/**
 * Runs one money request: refused while the same one's outcome is unknown (D68), one at a time across all tabs, written
 * down before it goes out. The same request again keeps its first id (D72). Null = it was not sent.
 */
export async function guardMoney<T>(
  { endpoint, input, account, note = {} }: Request,
  run: (id: string) => Promise<T>,
): Promise<T | null> {
  const asked = withoutSecrets(endpoint, input)
  const key = await intentKey(account, endpoint, asked)

  const noted = async () => {
    const open = openRequest(key)
    const known = intents.list.find((intent) => intent.id === open?.id)
    const intent = {
      id: open?.id ?? randomId(),
      key,
      path: endpoint.path,
      action: endpoint.action,
      trace: endpoint.trace ?? '',
      input: asked,
      facts: note.facts ?? [],
      listedAs: note.listedAs,
      at: open?.at ?? Date.now(),
      serverAt: known?.serverAt ?? serverNow() - (open ? Date.now() - open.at : 0),
    }
    if (open && !mayGoAgain(open)) {
      tellUnknown(known ?? { ...intent, before: 0, isLost: true })
      return null
    }
    beginIntent(intent)
    try {
      const result = await run(intent.id)
      settleIntent(intent, { isDone: true })
      return result
    } catch (error) {
      if (error instanceof UnknownOutcome || (error instanceof SessionOver && !error.wasRefused))
        loseIntent(intent)
      // A repeat that was not carried out (offline, 401) tells nothing about the first one.
      else if (open && !(error instanceof RefusedError)) reopenIntent(open)
      else settleIntent(intent)
      if (error instanceof SessionOver && error.wasRefused)
        toast.warning(`${endpoint.action}未提交，请重新登录后再试`)
      throw error
    }
  }

  // Missing in insecure contexts; there the server alone keeps two tabs apart.
  if (!navigator.locks) return noted()
  let wasAsked = false
  try {
    return await navigator.locks.request(MONEY_LOCK, { ifAvailable: true }, async (lock) => {
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
