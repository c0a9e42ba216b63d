import type { Endpoint } from '@/contract/wire/endpoint'

/** Why the server ended a session: 401, or 403 on a member call. */
type Loss = 'expired' | 'forbidden'
type Handler = (loss: Loss, endpoint: Endpoint) => void

let handler: Handler = () => {}

/** Sets the handler for lost sessions. */
export const onSessionLoss = (next: Handler): void => void (handler = next)

/** Reports a lost session; `send` calls it once per session. */
export const reportSessionLoss: Handler = (loss, endpoint) => handler(loss, endpoint)
