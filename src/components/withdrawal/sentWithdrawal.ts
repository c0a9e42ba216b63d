import { proxy } from 'valtio/vanilla'
import { onSessionEnd } from '@/state/session'
import type { SentRequest } from '../unknownOutcome/recognise'
import type { Withdrawal } from './withdrawal'

/** A withdrawal the server has accepted; `request` identifies its record, after those of `before` equal ones. */
export type SentWithdrawal = { withdrawal: Withdrawal; request: SentRequest & { before: number } }

/** The withdrawal that 资金记录 opens, from its success until it is closed or the session ends. */
export const sentWithdrawal = proxy<{ shown: SentWithdrawal | null }>({ shown: null })

/** Opens a withdrawal in 资金记录; null closes it. */
export const showSentWithdrawal = (sent: SentWithdrawal | null): void => void (sentWithdrawal.shown = sent)

onSessionEnd(() => showSentWithdrawal(null))
