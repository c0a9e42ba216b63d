import type { Endpoint } from '@/contract/wire/endpoint'
import { randomId } from '@/lib/randomId'
import { hasRoom } from '@/lib/safeStorage'
import { whenSeen } from '@/lib/whenSeen'
import { ask } from '@/state/overlays'
import { toast } from '@/state/toasts'
import { RefusedError, SessionOver, UnknownOutcome } from '../failures'
import { clockDoubt, serverNow } from '../serverClock'
import { MONEY_LOCK, waitLeft } from './device'
import { inOneTab } from './inOneTab'
import { intentKey, withoutSecrets } from './intentKey'
import {
  answerIntent,
  beginIntent,
  loseIntent,
  openRequest,
  reopenIntent,
  restoreIntents,
  settleIntent,
  tellUnknown,
  type Intent,
} from './journal'

/** What a form shows about its request, so that members recognise it. */
export type IntentNote = Partial<Pick<Intent, 'facts' | 'listedAs' | 'balances' | 'chain'>>

/** Room (characters) for the notes of some twenty requests. */
const ROOM = 4000

/** Whether the member agreed to send although nothing can be noted. */
let isAgreed = false

/** Whether requests can be noted on this device, or the member goes without. */
export const canNote = (): boolean => isAgreed || hasRoom(ROOM)

const GO_WITHOUT = {
  title: '本设备无法保存提交记录',
  text: '浏览器的存储已满或被禁用。如果网络中断，刷新页面后无法识别重复提交，请先到记录中核对再提交。是否继续？',
  yes: '继续提交',
  no: '先不提交',
}

type Request = {
  endpoint: Endpoint
  input: object
  /** The member's user name. */
  account: string
  note?: IntentNote | undefined
}

/**
 * Runs one money request, one at a time across all tabs, and notes it before it is sent. Refuses it while the outcome of an equal
 * request is unknown (D68); a repeat keeps the first id (D72). It is freed when its outcome has been seen in a visible tab.
 * Resolves to null when nothing was sent.
 */
export async function guardMoney<T>(
  { endpoint, input, account, note = {} }: Request,
  run: (id: string) => Promise<T>,
): Promise<T | null> {
  const asked = withoutSecrets(endpoint, input)
  const key = await intentKey(account, endpoint, asked)
  if (!canNote()) {
    isAgreed = await ask(GO_WITHOUT)
    if (!isAgreed) return null
  }

  const noted = async () => {
    // The start restores them late; what the previous page left must not be overwritten.
    restoreIntents()
    const open = openRequest(key)
    const known = open?.asked
    const intent = {
      facts: [],
      ...note,
      id: open?.id ?? randomId(),
      key,
      path: endpoint.path,
      action: endpoint.action,
      trace: endpoint.trace ?? '',
      input: asked,
      // Those before the first sending.
      balances: open ? known?.balances : note.balances,
      at: open?.at ?? serverNow(),
      lastAt: serverNow(),
      doubt: known?.doubt ?? clockDoubt(),
    }
    if (open && (open.checkedAt === 0 || waitLeft(open) > 0)) {
      tellUnknown(known ?? { ...intent, checkedAt: 0, isAcknowledged: false, isLost: true })
      return null
    }
    beginIntent(intent)
    try {
      const result = await run(intent.id)
      answerIntent(intent)
      void whenSeen().then(() => settleIntent(intent, { isDone: true }))
      return result
    } catch (error) {
      if (error instanceof UnknownOutcome || (error instanceof SessionOver && !error.wasRefused))
        loseIntent(intent, error instanceof UnknownOutcome ? error.vague : undefined)
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
