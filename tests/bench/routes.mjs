import { runnerImport } from 'vite'

const { NODE_ENV } = process.env
const { module } = await runnerImport(new URL('../../src/navigation/routes.ts', import.meta.url).pathname)
// Vite sets NODE_ENV to `development`, which the benchmark's builds would inherit.
if (NODE_ENV === undefined) delete process.env.NODE_ENV

export const routes = module.routes
/** The rows of the route table. */
export const allRoutes = module.allRoutes
