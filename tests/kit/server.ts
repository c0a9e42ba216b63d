// The demo server without a browser, for unit tests and component galleries: `xinglan-portal/kit/server` (README.md).
import { openSeededServer } from './seededState'

export { accounts } from './accounts'

/** A demo server in this process: `app.fetch` answers requests of any address below `/api/`. */
export type DemoServer = {
  app: { fetch: (request: Request) => Promise<Response> }
  /** Deletes its state. */
  close: () => Promise<void>
}

/** Opens a demo server in the seeded state, in memory. */
export const openDemoServer = (): Promise<DemoServer> => openSeededServer()
