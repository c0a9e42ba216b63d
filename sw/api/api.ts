import type { Hono } from 'hono/tiny'
import type { Store } from '../db/open'

/** What each domain file mounts its calls on. */
export type Api = { routes: Hono; store: Store }
