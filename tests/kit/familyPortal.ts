import { FAMILY_LINE } from './familyServer'
import { PortalHost, sharedBuild } from './portalHost'

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
    const folder = await sharedBuild(this.results, FAMILY_LINE, { VITE_PAYMENT_PASSWORD: '8-20' })
    this.host = new PortalHost()
    return this.host.open({ folder, origins: [FAMILY_LINE] })
  }

  async close(): Promise<void> {
    await this.host?.close()
  }
}
