import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { BUILD_TIMEOUT, buildFor, PortalHost } from './portalHost'
import { FAMILY_LINE } from './familyServer'

/** The portal built for a server of the family, on a loopback host of its own. Builds only when a test needs it. */
export class FamilyPortal {
  private readonly results: string
  private host: PortalHost | undefined

  /** @param results Playwright's output folder, which is empty at the start of each run. */
  constructor(results: string) {
    this.results = results
  }

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
 * Builds once per run: the first worker builds, the others wait. Workers of one run share a parent process, and only one
 * of them can create a folder.
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
