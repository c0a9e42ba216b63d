import type { Endpoint } from '@/contract/endpoint'

/** Why a live session ended by the server's word: 401, or 403 on a member call (D45). */
type Loss = 'expired' | 'forbidden'
type Handler = (loss: Loss, endpoint: Endpoint) => void

let handler: Handler = () => {}

/** The app says once what a lost session leads to. */
export const onSessionLoss = (next: Handler): void => void (handler = next)

/** Reports the first loss of a session; `send` calls it while the session asked in is still the live one. */
export const reportSessionLoss: Handler = (loss, endpoint) => handler(loss, endpoint)
