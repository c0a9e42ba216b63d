import type { Endpoint } from '@/contract/wire/endpoint'
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
import { inOneTab } from './inOneTab'
import { intentKey, withoutSecrets } from './intentKey'
import { sendsRequestId } from './lines'
import { clockDoubt, serverNow } from './serverClock'

/** What a form shows about its request, so that members recognise it. */
export type IntentNote = Partial<Pick<Intent, 'facts' | 'listedAs' | 'balances' | 'chain'>>

/** Until this time-out, a server without request ids may still execute a slow request. */
const MAY_STILL_LAND = seconds(60)

/**
 * When a check may release an equal request (ms): at once if the server recognises repeats by id, else after the time-out (D72).
 */
export const checkCountsFrom = ({ at }: Pick<SentRequest, 'at'>): number =>
  sendsRequestId ? at : at + MAY_STILL_LAND

const mayGoAgain = (sent: SentRequest): boolean =>
  sent.checkedAt > 0 && sent.checkedAt >= checkCountsFrom(sent)

type Request = {
  endpoint: Endpoint
  input: object
  /** The member's user name. */
  account: string
  note?: IntentNote | undefined
}

/**
 * Runs one money request, one at a time across all tabs, and records it before it is sent. Refuses it while the outcome of an
 * equal request is unknown (D68); a repeat keeps the first id (D72). Resolves to null when nothing was sent.
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
      chain: note.chain,
      // Those before the first sending.
      balances: known ? known.balances : open ? undefined : note.balances,
      at: open?.at ?? Date.now(),
      serverAt: known?.serverAt ?? serverNow() - (open ? Date.now() - open.at : 0),
      lastAt: serverNow(),
      doubt: known?.doubt ?? clockDoubt(),
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
      // A repeat that wasn't executed (offline, 401) says nothing about the first request.
      else if (open && !(error instanceof RefusedError)) reopenIntent(open)
      else settleIntent(intent)
      if (error instanceof SessionOver && error.wasRefused)
        toast.warning(`${endpoint.action}未提交，请重新登录后再试`)
      throw error
    }
  }

  return inOneTab(MONEY_LOCK, noted)
}
