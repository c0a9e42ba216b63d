import type { Endpoint } from '@/contract/wire/endpoint'

/** Gets the call that was answered with 401, and the server's message. */
type Handler = (endpoint: Endpoint, message: string) => void

let handler: Handler = () => {}

/** Sets the handler for lost sessions. */
export const onSessionLoss = (next: Handler): void => void (handler = next)

/** Reports a lost session; `send` calls it once per session. */
export const reportSessionLoss: Handler = (endpoint, message) => handler(endpoint, message)
