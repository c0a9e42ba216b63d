import { runnerImport } from 'vite'

const { NODE_ENV } = process.env
const { module } = await runnerImport(new URL('../../src/navigation/routes.ts', import.meta.url).pathname)
// It sets `development`, which the builds of the benchmark would inherit.
if (NODE_ENV === undefined) delete process.env.NODE_ENV

/** The app's route table. */
export const routes = module.routes
/** Its rows. */
export const allRoutes = module.allRoutes
