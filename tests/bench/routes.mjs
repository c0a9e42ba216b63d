import { runnerImport } from 'vite'

const file = new URL('../../src/navigation/routes.ts', import.meta.url).pathname
const { module } = await runnerImport(file)

/** The app's route table. */
export const routes = module.routes
/** Its rows. */
export const allRoutes = module.allRoutes
