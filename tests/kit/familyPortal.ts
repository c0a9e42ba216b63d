import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { BUILD_TIMEOUT, buildFor, PortalHost } from './portalHost'
import { FAMILY_LINE } from './familyServer'

/** The portal built for a server of the family, on a loopback host of its own; nothing is built before it is asked for. */
export class FamilyPortal {
  private readonly results: string
  private host: PortalHost | undefined

  /** @param results Playwright's folder of results, which each run begins empty. */
  constructor(results: string) {
    this.results = results
  }

  /** The portal's address. */
  async open(): Promise<string> {
    if (this.host) return this.host.url
    const folder = await buildOnce(this.results)
    this.host = new PortalHost()
    return this.host.open({ folder, origins: [FAMILY_LINE] })
  }

  async close(): Promise<void> {
    await this.host?.close()
  }
}

/**
 * Builds once per run, whichever worker asks first; the others wait. Workers of one run have one parent process, and a
 * folder can be made by one of them only.
 */
async function buildOnce(results: string): Promise<string> {
  const folder = join(results, `family-${process.ppid}`)
  const [built, failed] = [join(folder, 'dist'), join(folder, 'failed.txt')]
  mkdirSync(results, { recursive: true })
  try {
    mkdirSync(folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    const end = Date.now() + BUILD_TIMEOUT
    while (!existsSync(built)) {
      if (existsSync(failed))
        throw new Error(`another worker's build failed: ${readFileSync(failed, 'utf8')}`)
      if (Date.now() > end) throw new Error(`another worker's build did not end: ${folder}`)
      await sleep(200)
    }
    return built
  }
  try {
    renameSync(
      await buildFor(FAMILY_LINE, join(folder, 'building'), { VITE_PAYMENT_PASSWORD: '8-20' }),
      built,
    )
  } catch (error) {
    writeFileSync(failed, String(error))
    throw error
  }
  return built
}
