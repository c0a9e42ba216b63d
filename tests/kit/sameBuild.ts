import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FullConfig } from '@playwright/test'
import { DIST } from './portalHost'

type Version = { build: string }

/** Fails before the first test when a server of another build holds the port. */
export default async function sameBuild({ projects }: FullConfig): Promise<void> {
  const base = projects[0]?.use.baseURL ?? ''
  const file = join(DIST, 'version.json')
  if (!existsSync(file)) throw new Error(`${DIST} holds no build: run npm run build first`)
  const { build } = JSON.parse(readFileSync(file, 'utf8')) as Version
  const served = await fetch(new URL('/version.json', base))
    .then((response) => response.json() as Promise<Version>)
    .catch(() => null)
  if (served?.build !== build)
    throw new Error(
      `${base} serves build ${served?.build ?? 'without /version.json'}, not ${build} of ${DIST}: ` +
        'stop the server that holds this port, or choose another one with E2E_PORT=4299',
    )
}
